import { useState } from 'react'
import about from '../../admin/about-player.module.css'
import { useStaffRole } from '../../admin/staff-role.ts'
import { Button } from '../../design/button.tsx'
import { Cluster } from '../../design/layout.tsx'
import { useNotices } from '../../design/notices.tsx'
import { useTopic } from '../../live/client-context.ts'
import { BanDialog, LiftBanDialog } from './ban-dialogs.tsx'
import { LogOutDialog } from './log-out-dialog.tsx'
import type { PlayerFileData } from './player-file-data.ts'
import { ResetLink } from './reset-link.tsx'
import { ResetNameDialog } from './reset-name-dialog.tsx'
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
  if (doc?.uid === file.uid)
    return <p className={about.small}>This is you. Another admin has to act on your account.</p>
  const { ban, role, sessions } = file
  const isAdmin = staff?.role === 'admin'
  if (!isAdmin && role !== 'player')
    return <p className={about.small}>Only admins can act on the accounts of admins and moderators.</p>
  return (
    <Cluster gap={8}>
      {ban === null ? (
        <Button look="danger" onClick={() => setAct('ban')}>
          Ban …
        </Button>
      ) : (
        <Button look="primary" onClick={() => setAct('lift')}>
          Lift the ban …
        </Button>
      )}
      <Button onClick={() => setAct('name')}>Reset name …</Button>
      {sessions.length > 0 && <Button onClick={() => setAct('sessions')}>Log out everywhere …</Button>}
      {isAdmin && role !== 'admin' && <Button onClick={() => setAct('link')}>Password reset link …</Button>}
      {isAdmin && <Button onClick={() => setAct('role')}>Change role …</Button>}
      {act !== null && <ActsDialog act={act} file={file} reread={reread} onClose={() => setAct(null)} />}
    </Cluster>
  )
}

const ActsDialog = ({ act, file, reread, onClose }: ActsProps & { act: Act; onClose: () => void }) => {
  const { tell } = useNotices()
  const { username, role, sessions } = file
  const done = (words: string) => () => {
    onClose()
    tell(words)
    reread()
  }
  const dialog = { username, onClose, onDone: done }
  switch (act) {
    case 'ban':
      return <BanDialog {...dialog} />
    case 'lift':
      return <LiftBanDialog {...dialog} />
    case 'name':
      return <ResetNameDialog {...dialog} />
    case 'sessions':
      return <LogOutDialog {...dialog} sessions={sessions.length} />
    case 'link':
      return <ResetLink username={username} onClose={onClose} />
    case 'role':
      return <RoleDialog {...dialog} role={role} />
  }
}
