import type { Match } from '@trivium/wire/documents/match'
import { createPortal } from 'react-dom'
import { LeaveDialog } from '../../design/leave-dialog.tsx'
import { leavingMatch } from './leaving-match.ts'

interface LeaveMatchDialogProps {
  readonly match: Match
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks a player who logs out during a match for confirmation, and states the cost. */
export const LeaveMatchDialog = ({ match, onStay, onLeave }: LeaveMatchDialogProps) =>
  createPortal(
    <LeaveDialog
      title="Log out during a match?"
      stay="Stay in the match"
      leave="Log out"
      onStay={onStay}
      onLeave={onLeave}
    >
      {leavingMatch(match)}
    </LeaveDialog>,
    document.body,
  )
