import { ActionDialog } from '../../admin/action-dialog.tsx'
import { BanFields, banOf } from '../../admin/ban-fields.tsx'
import { useCall } from '../../live/client-context.ts'
import type { PlayerDialogProps } from './player-dialog-props.ts'

export const BanDialog = ({ username, onClose, onDone }: PlayerDialogProps) => {
  const call = useCall()
  return (
    <ActionDialog
      reason="required"
      title={`Ban ${username}`}
      act="Ban"
      isDestructive
      reasonLabel="Reason (the player sees this)"
      run={({ reason, fields }) =>
        call('banPlayer', { username, reason: reason ?? '', ...banOf(fields, Date.now()) })
      }
      onClose={onClose}
      onDone={onDone(`${username} is banned.`)}
    >
      <BanFields username={username} />
    </ActionDialog>
  )
}

export const LiftBanDialog = ({ username, onClose, onDone }: PlayerDialogProps) => {
  const call = useCall()
  return (
    <ActionDialog
      reason="required"
      title={`Lift the ban of ${username}`}
      act="Lift the ban"
      run={({ reason }) => call('unbanPlayer', { username, reason: reason ?? '' })}
      onClose={onClose}
      onDone={onDone(`${username} is not banned any more.`)}
    />
  )
}
