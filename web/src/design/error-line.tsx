import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import styles from './error-line.module.css'
import { useNotices } from './notices.tsx'

/** Why the player's action failed, beside its control. Read out when it appears. */
export const ErrorLine = ({ children }: { children: string | null | undefined }) => {
  const { announce } = useNotices()
  useEffect(() => {
    if (children) announce(children)
  }, [children, announce])
  if (!children) return null
  return (
    <p className={styles.refusal}>
      <CircleAlert size={20} aria-hidden="true" />
      {children}
    </p>
  )
}
