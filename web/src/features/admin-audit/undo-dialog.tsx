import type { AuditEntry } from '@trivium/wire/documents/audit'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { ACTION_LABELS } from '../../admin/action-labels.ts'
import { BeforeAfter } from '../../admin/before-after.tsx'
import { useNotices } from '../../design/notices.tsx'
import { useCall } from '../../live/client-context.ts'

interface UndoDialogProps {
  readonly entry: AuditEntry
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Whether opponents got rating points back; they keep those points when the action is undone. */
const gaveRatingsBack = ({ act, after }: AuditEntry): boolean =>
  act === 'ban-player' && typeof after === 'object' && after !== null && 'refund' in after

/** A state without its refund, which no undo takes back. */
const withoutRefund = (state: unknown): unknown => {
  const { refund: _, ...rest } = (state ?? {}) as { readonly refund?: unknown }
  return rest
}

/** Undoes one action after showing what that changes. */
export const UndoDialog = ({ entry, onClose, onDone }: UndoDialogProps) => {
  const call = useCall()
  const { tell } = useNotices()
  const isRefunded = gaveRatingsBack(entry)
  const stateOf = (state: unknown) => (isRefunded ? withoutRefund(state) : state)
  return (
    <ActionDialog
      title={`Undo: ${ACTION_LABELS[entry.act]}`}
      act="Undo"
      reason="required"
      run={({ reason }) => call('undoAct', { entryId: entry.id, reason: reason ?? '' })}
      onClose={onClose}
      onDone={() => {
        tell('Undone, and recorded in the log.')
        onDone()
      }}
    >
      <p>
        {entry.subject.name} will be as before no. {entry.id}:
      </p>
      <BeforeAfter before={stateOf(entry.after)} after={stateOf(entry.before)} />
      {isRefunded && <p>Ratings that were given back to opponents stay with them.</p>}
    </ActionDialog>
  )
}
