import about from '../../admin/about-player.module.css'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { useCall } from '../../live/client-context.ts'
import { useNavigate } from '../../routing/page-router.tsx'
import type { PlayerDialogProps } from './player-dialog-props.ts'

/** Gives a player a neutral name, and opens the player's page under it. */
export const ResetNameDialog = ({ username, onClose, onDone }: PlayerDialogProps) => {
  const call = useCall()
  const navigate = useNavigate()
  return (
    <ActionDialog
      reason="required"
      title={`Remove the name ${username}`}
      act="Reset the name"
      isDestructive
      reasonLabel="Reason (the player sees this)"
      run={async ({ reason }) => {
        const reply = await call('resetUsername', { username, reason: reason ?? '' })
        if (reply.result) navigate(`/admin/users/${reply.result.username}`, { replace: true })
        return reply
      }}
      onClose={onClose}
      onDone={onDone('The player now has a neutral name and was notified.')}
    >
      <p className={about.notice}>
        The player gets a neutral name and may choose another right away. Nobody can use {username} any more.
      </p>
    </ActionDialog>
  )
}
