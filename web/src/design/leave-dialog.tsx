import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './leave-dialog.module.css'

interface LeaveDialogProps {
  readonly onStay: () => void
  readonly onLeave: () => void
  readonly title?: string
  /** On the button that loses nothing. */
  readonly stay?: string
  /** On the button that loses the changes. */
  readonly leave?: string
  /** What would be lost. */
  readonly children: ReactNode
}

/** Asks whoever leaves a screen, or would write over it, with something that is not saved. */
export const LeaveDialog = ({
  onStay,
  onLeave,
  title = 'Leave without saving?',
  stay = 'Stay here',
  leave = 'Leave, lose the changes',
  children,
}: LeaveDialogProps) => (
  <Dialog title={title} onClose={onStay}>
    <p>{children}</p>
    <div className={styles.ways}>
      <Button look="primary" onClick={onStay}>
        {stay}
      </Button>
      <Button look="danger" onClick={onLeave}>
        {leave}
      </Button>
    </div>
  </Dialog>
)
