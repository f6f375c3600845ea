import type { ReactNode } from 'react'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { useServerQuery } from '../../../live/server-query.tsx'
import { bestScores } from '../best-scores.ts'
import type { Player } from '../player.ts'
import { PlayerHeader } from '../player-header.tsx'
import { PlayerPage } from '../player-page.tsx'
import { useIsOwn } from '../use-is-own.ts'
import { BadgesCard } from './badges-card.tsx'
import { MatchesCard } from './matches-card.tsx'
import { NumbersCard } from './numbers-card.tsx'
import styles from './profile.module.css'
import { RanksCard } from './ranks-card.tsx'
import { RecordCard } from './record-card.tsx'

interface ProfileProps {
  /** The username as the address spells it. */
  readonly username: string
  /** Starts a match with a player. */
  readonly challenge: (username: string) => ReactNode
}

/** A player's profile. Both requests are sent at once. */
export const Profile = ({ username, challenge }: ProfileProps) => {
  const parts = useServerQuery('readProfile', { username })
  return (
    <PlayerPage username={username} at="/profile/">
      {(player) => <ProfileOf player={player} parts={parts} challenge={challenge} />}
    </PlayerPage>
  )
}

interface ProfileOfProps extends Pick<ProfileProps, 'challenge'> {
  readonly player: Player
  readonly parts: ReturnType<typeof useServerQuery<'readProfile'>>
}

const ProfileOf = ({ player, parts, challenge }: ProfileOfProps) => {
  const { username } = player
  const isOwn = useIsOwn(username)
  return (
    <div className={styles.profile}>
      <PlayerHeader player={player}>
        {!isOwn && challenge(username)}
        <ButtonLink look="outline" to={`/stats/${username}`}>
          Statistics
        </ButtonLink>
        <ButtonLink look="outline" to={`/achievements/${username}`}>
          Achievements
        </ButtonLink>
        {isOwn && (
          <ButtonLink look="outline" to="/edit-profile">
            Edit profile
          </ButtonLink>
        )}
      </PlayerHeader>
      <div className={styles.column}>
        {player.ratedGames === 0 ? (
          <NotYet username={username} isOwn={isOwn} />
        ) : (
          <RecordCard player={player} />
        )}
        {parts.data && <MatchesCard username={username} isOwn={isOwn} matches={parts.data.matches} />}
        {parts.data === undefined && <NotHere parts={parts} />}
      </div>
      <div className={styles.column}>
        {parts.data && <BadgesCard username={username} isOwn={isOwn} unlocked={parts.data.achievements} />}
        {parts.data && <RanksCard places={parts.data.places} />}
        <NumbersCard title="Best scores" numbers={bestScores(player)} />
        <NumbersCard title="So far" numbers={soFar(player)} />
      </div>
    </div>
  )
}

const NotHere = ({ parts }: Pick<ProfileOfProps, 'parts'>) => (
  <Card>
    <LoadState failure={parts.error} lines={6} label="Loading the profile" onRetry={() => parts.refetch()} />
  </Card>
)

/** Totals, without those that are zero. */
const soFar = ({ questionsCorrect, flagQuestionsCorrect, perfectScores }: Player) =>
  [
    { label: 'Right answers', value: questionsCorrect },
    { label: 'Flags named', value: flagQuestionsCorrect },
    { label: 'Matches with all ten right', value: perfectScores },
  ].filter(({ value }) => value > 0)

const NotYet = ({ username, isOwn }: { username: string; isOwn: boolean }) => (
  <Card className={styles.not} aria-labelledby="not-yet">
    <h2 id="not-yet">{isOwn ? 'Ready for the first match?' : 'New on the road'}</h2>
    <p>
      {isOwn
        ? 'You have not played a rated match yet: the same ten questions for both, and everybody starts at 1000.'
        : `${username} has not played a rated match yet. Everybody starts at 1000.`}
    </p>
    {isOwn && (
      <ButtonLink look="primary" to="/battle">
        To the lobby
      </ButtonLink>
    )}
  </Card>
)
