import { CircleAlert, CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { classNames } from './class-names.ts'
import styles from './error-line.module.css'
import { useNotices } from './notices.tsx'

interface ErrorLineProps {
  readonly children: string | null | undefined
  /** Nothing is lost: the action is kept and sent later. */
  readonly calm?: boolean
}

/** Why the player's action failed, beside its control. Read out when it appears. */
export const ErrorLine = ({ children, calm = false }: ErrorLineProps) => {
  const { announce } = useNotices()
  useEffect(() => {
    if (children) announce(children)
  }, [children, announce])
  if (!children) return null
  return (
    <p className={classNames(styles.refusal, calm && styles.calm)}>
      {calm ? <CloudOff size={20} aria-hidden="true" /> : <CircleAlert size={20} aria-hidden="true" />}
      {children}
    </p>
  )
}
