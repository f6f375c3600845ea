import { useState } from 'react'
import { useNavigate } from 'react-router'
import about from '../../admin/about-player.module.css'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { BanFields, banOf } from '../../admin/ban-fields.tsx'
import { useStaffRole } from '../../admin/staff-role.ts'
import { Button } from '../../design/button.tsx'
import { Cluster } from '../../design/layout.tsx'
import { useNotices } from '../../design/notices.tsx'
import { useCall, useTopic } from '../../live/client-context.ts'
import type { PlayerFileData } from './player-file-data.ts'
import { ResetLink } from './reset-link.tsx'
import { RoleDialog } from './role-dialog.tsx'

type Act = 'ban' | 'lift' | 'name' | 'sessions' | 'link' | 'role'

interface ActsProps {
  readonly file: PlayerFileData
  /** Called after something has changed. */
  readonly reread: () => void
}

/** The possible actions on a player, each with a dialog that asks for a reason. */
export const Actions = ({ file, reread }: ActsProps) => {
  const [act, setAct] = useState<Act | null>(null)
  const { doc } = useTopic('user')
  const staff = useStaffRole()
  if (doc?.uid === file.uid) return <p className={about.small}>This is you: others act on your account.</p>
  const { ban, role, sessions } = file
  const isAdmin = staff?.role === 'admin'
  if (!isAdmin && role !== 'player')
    return <p className={about.small}>Admins act on the accounts of admins and moderators.</p>
  return (
    <Cluster gap={8}>
      {ban === null ? (
        <Button look="danger" onClick={() => setAct('ban')}>
          Ban
        </Button>
      ) : (
        <Button look="primary" onClick={() => setAct('lift')}>
          Lift the ban
        </Button>
      )}
      <Button onClick={() => setAct('name')}>Reset name</Button>
      {sessions.length > 0 && <Button onClick={() => setAct('sessions')}>Log out everywhere</Button>}
      {isAdmin && role !== 'admin' && <Button onClick={() => setAct('link')}>Link for a new password</Button>}
      {isAdmin && <Button onClick={() => setAct('role')}>Change role</Button>}
      {act !== null && <ActsDialog act={act} file={file} reread={reread} onClose={() => setAct(null)} />}
    </Cluster>
  )
}

const ActsDialog = ({ act, file, reread, onClose }: ActsProps & { act: Act; onClose: () => void }) => {
  const call = useCall()
  const navigate = useNavigate()
  const { tell } = useNotices()
  const { username, role, sessions } = file
  const done = (words: string) => () => {
    onClose()
    tell(words)
    reread()
  }
  const asked = { reason: 'required', onClose } as const
  switch (act) {
    case 'ban':
      return (
        <ActionDialog
          {...asked}
          title={`Ban ${username}`}
          act="Ban"
          isDestructive
          reasonLabel="Why; the player reads this"
          run={({ reason, fields }) =>
            call('banPlayer', { username, reason: reason ?? '', ...banOf(fields, Date.now()) })
          }
          onDone={done(`${username} is banned.`)}
        >
          <BanFields username={username} />
        </ActionDialog>
      )
    case 'lift':
      return (
        <ActionDialog
          {...asked}
          title={`Lift the ban of ${username}`}
          act="Lift the ban"
          run={({ reason }) => call('unbanPlayer', { username, reason: reason ?? '' })}
          onDone={done(`${username} is not banned any more.`)}
        />
      )
    case 'name':
      return (
        <ActionDialog
          {...asked}
          title={`Take the name ${username} away`}
          act="Reset the name"
          isDestructive
          reasonLabel="Why; the player reads this"
          run={async ({ reason }) => {
            const reply = await call('resetUsername', { username, reason: reason ?? '' })
            if (reply.result) navigate(`/admin/users/${reply.result.username}`, { replace: true })
            return reply
          }}
          onDone={done('The player has a neutral name now and was notified.')}
        >
          <p className={about.notice}>
            The player gets a neutral name and may choose another at once. Nobody can have {username} any
            more.
          </p>
        </ActionDialog>
      )
    case 'sessions':
      return (
        <ActionDialog
          {...asked}
          title={`Log ${username} out everywhere`}
          act="Log out everywhere"
          isDestructive
          run={({ reason }) => call('endPlayerSessions', { username, reason: reason ?? '' })}
          onDone={done(`${username} is logged out everywhere.`)}
        >
          <p className={about.notice}>
            {sessions.length === 1 ? 'One browser has' : `${sessions.length} browsers have`} to log in again.
            This cannot be taken back.
          </p>
        </ActionDialog>
      )
    case 'link':
      return <ResetLink username={username} onClose={onClose} />
    case 'role':
      return <RoleDialog username={username} role={role} onClose={onClose} onDone={done} />
  }
}
