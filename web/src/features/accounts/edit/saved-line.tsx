import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNotices } from '../../../design/notices.tsx'
import styles from './saved-line.module.css'

interface SavedLineProps {
  readonly children: string | null
  /** The pressed button has disappeared: the focus moves here instead. */
  readonly takesFocus?: boolean
}

/** A confirmation beside the control that was used. Screen readers announce it when it appears. */
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
