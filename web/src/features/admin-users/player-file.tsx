import { ArrowLeft } from 'lucide-react'
import about from '../../admin/about-player.module.css'
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { FigureTile, FigureTiles } from '../../admin/figure-tile.tsx'
import { formatBanEnd, formatClock, formatDay } from '../../admin/format-times.ts'
import { Avatar } from '../../design/avatar.tsx'
import { ButtonLink } from '../../design/button.tsx'
import { Stack } from '../../design/layout.tsx'
import { Failed, Loading } from '../../design/list-state.tsx'
import { Message } from '../../design/message.tsx'
import { PlayerName } from '../../design/player-name.tsx'
import { plural } from '../../design/plural.ts'
import { useServerQuery } from '../../live/server-query.tsx'
import { Link } from '../../routing/link.tsx'
import { Actions } from './actions.tsx'
import { Account, Activity, Browsers, FairPlay, Reports } from './file-parts.tsx'
import { History } from './history.tsx'
import type { PlayerFileData } from './player-file-data.ts'
import styles from './users.module.css'

const toUsers = (
  <Link to="/admin/users" className={about.back}>
    <ArrowLeft size={18} aria-hidden="true" /> All users
  </Link>
)

/** Everything an admin may know about a player, and the actions they may take. */
export const PlayerFile = ({ username }: { readonly username: string }) => {
  const { data, error, refetch } = useServerQuery('readPlayerFile', { username })
  if (data !== undefined) return <Shown file={data} reread={() => void refetch()} />
  if (error === null) return <Loading lines={8} label={`Loading the file of ${username}`} />
  if (error.reason === 'unknown-player' || error.reason === 'bad-input')
    return (
      <Message
        sign="?"
        title="Player not found"
        actions={
          <ButtonLink look="primary" to="/admin/users">
            All users
          </ButtonLink>
        }
      >
        Nobody is called {username}, or they have deleted their account.
      </Message>
    )
  return <Failed message={error.message} onRetry={() => void refetch()} />
}

const Standing = ({ role, ban, deletionAt }: PlayerFileData) => (
  <p className={styles.standing}>
    {role !== 'player' && <span className={styles.admin}>{role === 'admin' ? 'Admin' : 'Moderator'}</span>}
    {ban !== null && (
      <span className={styles.banned}>
        Banned {formatBanEnd(ban.until)}. Reason: {ban.reason}
      </span>
    )}
    {deletionAt !== null && <span className={styles.leaving}>Leaves on {formatDay(deletionAt)}</span>}
    {role === 'player' && ban === null && deletionAt === null && 'Player in good standing'}
  </p>
)

const Shown = ({ file, reread }: { file: PlayerFileData; reread: () => void }) => {
  const { username, profilePic, elo, ratedGames, wins, losses, draws, createdAt, lastSeenAt } = file
  return (
    <Stack gap={16}>
      {toUsers}
      <header className={about.head}>
        <Avatar profilePic={profilePic} username={username} size="large" />
        <div className={about.names}>
          <h1>
            <PlayerName>{username}</PlayerName>
          </h1>
          <Standing {...file} />
        </div>
        <Actions file={file} reread={reread} />
      </header>
      <FigureTiles>
        <FigureTile label="Rating" value={String(elo)} note={plural(ratedGames, 'rated game')} />
        <FigureTile label="Won, drawn, lost" value={`${wins} : ${draws} : ${losses}`} />
        <FigureTile label="Joined" value={formatDay(createdAt)} />
        <FigureTile
          label="Last seen"
          value={lastSeenAt === null ? 'logged out' : formatDay(lastSeenAt)}
          note={lastSeenAt === null ? undefined : formatClock(lastSeenAt)}
        />
      </FigureTiles>
      <div className={styles.parts}>
        <Account {...file} />
        <AdminsOnly>
          <FairPlay {...file} />
        </AdminsOnly>
        <Activity {...file} />
        <AdminsOnly>
          <Browsers {...file} />
        </AdminsOnly>
        <Reports {...file} />
      </div>
      <AdminsOnly>
        <History uid={file.uid} username={username} />
      </AdminsOnly>
    </Stack>
  )
}
