import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './leave-dialog.module.css'

interface LeaveDialogProps {
  readonly onStay: () => void
  readonly onLeave: () => void
  /** What would be lost. */
  readonly children: ReactNode
}

/** Asks whoever leaves a screen with something that is not saved. */
export const LeaveDialog = ({ onStay, onLeave, children }: LeaveDialogProps) => (
  <Dialog title="Leave without saving?" onClose={onStay}>
    <p>{children}</p>
    <div className={styles.ways}>
      <Button look="primary" onClick={onStay}>
        Stay here
      </Button>
      <Button look="danger" onClick={onLeave}>
        Leave, lose the changes
      </Button>
    </div>
  </Dialog>
)
