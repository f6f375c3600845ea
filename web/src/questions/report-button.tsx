import { Check, Flag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../design/button.tsx'
import { useNotices } from '../design/notices.tsx'
import styles from './report-button.module.css'

interface ReportButtonProps {
  /** The label: 'Report this question'. */
  readonly children: string
  /** This player has already reported it. */
  readonly reported: boolean
  readonly dialog: (close: () => void, sent: () => void) => ReactNode
}

/** Opens the report dialog, once. */
export const ReportButton = ({ children, reported, dialog }: ReportButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const { tell } = useNotices()
  const isDone = reported || isSent
  const Icon = isDone ? Check : Flag
  const sent = () => {
    setOpen(false)
    setSent(true)
    tell('Your report is sent. Thank you.')
  }
  return (
    <div className={styles.report}>
      <Button look="quiet" aria-disabled={isDone} onClick={() => setOpen(!isDone)}>
        <Icon size={18} aria-hidden="true" />
        {isDone ? 'Reported' : children}
      </Button>
      {isOpen && dialog(() => setOpen(false), sent)}
    </div>
  )
}
