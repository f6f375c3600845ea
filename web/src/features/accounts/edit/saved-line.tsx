import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNotices } from '../../../design/notices.tsx'
import styles from './saved-line.module.css'

interface SavedLineProps {
  readonly children: string | null
  /** Where what was pressed has gone: the focus comes here instead. */
  readonly takesFocus?: boolean
}

/** That it is done, at the place where it was asked for. Read out when it appears. */
export const SavedLine = ({ children, takesFocus = false }: SavedLineProps) => {
  const line = useRef<HTMLParagraphElement>(null)
  const { announce } = useNotices()
  useEffect(() => {
    if (children === null) return
    if (takesFocus) line.current?.focus()
    else announce(children)
  }, [children, takesFocus, announce])
  if (children === null) return null
  return (
    <p ref={line} className={styles.saved} tabIndex={-1}>
      <CircleCheck size={20} aria-hidden="true" />
      {children}
    </p>
  )
}
