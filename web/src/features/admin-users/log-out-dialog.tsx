import about from '../../admin/about-player.module.css'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { useCall } from '../../live/client-context.ts'
import type { PlayerDialogProps } from './player-dialog-props.ts'

/** Ends all sessions of a player; `sessions`: how many there are. */
export const LogOutDialog = ({
  username,
  sessions,
  onClose,
  onDone,
}: PlayerDialogProps & { readonly sessions: number }) => {
  const call = useCall()
  return (
    <ActionDialog
      reason="required"
      title={`Log ${username} out everywhere`}
      act="Log out everywhere"
      isDestructive
      run={({ reason }) => call('endPlayerSessions', { username, reason: reason ?? '' })}
      onClose={onClose}
      onDone={onDone(`${username} is logged out everywhere.`)}
    >
      <p className={about.notice}>
        {sessions === 1 ? 'One browser has' : `${sessions} browsers have`} to log in again. This can’t be
        undone.
      </p>
    </ActionDialog>
  )
}
