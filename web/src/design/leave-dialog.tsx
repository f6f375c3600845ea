import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './leave-dialog.module.css'

interface LeaveDialogProps {
  readonly onStay: () => void
  readonly onLeave: () => void
  readonly title?: string
  /** The label of the button that keeps the changes. */
  readonly stay?: string
  /** The label of the button that discards the changes. */
  readonly leave?: string
  /** The changes that would be lost. */
  readonly children: ReactNode
}

/** Asks for confirmation before unsaved changes are left or overwritten. */
export const LeaveDialog = ({
  onStay,
  onLeave,
  title = 'Leave without saving?',
  stay = 'Stay here',
  leave = 'Leave without saving',
  children,
}: LeaveDialogProps) => (
  <Dialog title={title} onClose={onStay}>
    <p>{children}</p>
    <div className={styles.buttons}>
      <Button look="primary" onClick={onStay}>
        {stay}
      </Button>
      <Button look="danger" onClick={onLeave}>
        {leave}
      </Button>
    </div>
  </Dialog>
)
