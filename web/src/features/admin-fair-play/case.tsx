import { ArrowLeft } from 'lucide-react'
import about from '../../admin/about-player.module.css'
import { formatBanEnd, formatDay, formatTime } from '../../admin/format-times.ts'
import { Avatar } from '../../design/avatar.tsx'
import { ButtonLink } from '../../design/button.tsx'
import { Stack } from '../../design/layout.tsx'
import { Failed, Loading } from '../../design/list-state.tsx'
import { Message } from '../../design/message.tsx'
import { PlayerName } from '../../design/player-name.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import { Link } from '../../routing/link.tsx'
import type { CaseFile } from './case-file.ts'
import { Decide } from './decide.tsx'
import { EvidenceList } from './evidence.tsx'
import styles from './fair-play.module.css'
import { Games } from './games.tsx'
import { STATE_LABELS } from './labels.ts'
import { AnswerTimes } from './times.tsx'

/** One player's case: the evidence with its figures, the games, and the possible decisions. */
export const Case = ({ uid }: { readonly uid: string }) => {
  const { data, error, refetch } = useServerQuery('readCase', { uid })
  if (data !== undefined) return <Shown file={data} reread={() => void refetch()} />
  if (error === null) return <Loading lines={8} label="Loading the case" />
  if (error.reason === 'unknown-case' || error.reason === 'bad-input')
    return (
      <Message
        sign="?"
        title="Case not found"
        actions={
          <ButtonLink look="primary" to="/admin/fair-play">
            All cases
          </ButtonLink>
        }
      >
        The player has deleted their account, or there never was a case.
      </Message>
    )
  return <Failed message={error.message} onRetry={() => void refetch()} />
}

const Shown = ({ file, reread }: { file: CaseFile; reread: () => void }) => {
  const { player, state, score, evidence, openedAt, ban, createdAt, times, games } = file
  return (
    <Stack gap={16}>
      <Link to="/admin/fair-play" className={about.back}>
        <ArrowLeft size={18} aria-hidden="true" /> All cases
      </Link>
      <header className={about.head}>
        <Avatar profilePic={player.profilePic} username={player.username} size="large" />
        <div className={about.names}>
          <h1>
            <Link to={`/admin/users/${player.username}`}>
              <PlayerName>{player.username}</PlayerName>
            </Link>
          </h1>
          <p className={about.small}>
            {player.elo} after {player.ratedGames} rated games, with us since {formatDay(createdAt)}
            {ban !== null && <b className={styles.banned}> Banned {formatBanEnd(ban.until)}.</b>}
          </p>
        </div>
        <p className={styles.score}>
          <b>{score}</b> <span>score</span>
        </p>
      </header>
      <Decision file={file} openedAt={openedAt} />
      {(state === 'open' || state === 'watched') && <Decide file={file} reread={reread} />}
      <EvidenceList evidence={evidence} />
      <AnswerTimes {...times} />
      <Games uid={player.uid} games={games} />
    </Stack>
  )
}

const Decision = ({ file: { decision, state, player }, openedAt }: { file: CaseFile; openedAt: number }) => (
  <p className={styles.decision}>
    <b className={styles[state]}>{STATE_LABELS[state]}</b>{' '}
    {decision === null
      ? `since ${formatTime(openedAt)}.`
      : `on ${formatTime(decision.at)} by ${decision.by}: ${decision.reason}`}{' '}
    <Link to={`/admin/audit-log?kind=case&id=${player.uid}`}>Decisions in the audit log</Link>
  </p>
)
