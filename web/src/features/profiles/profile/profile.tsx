import type { ReactNode } from 'react'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import type { Failure } from '../../../live/reply.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { bestScores } from '../best-scores.ts'
import type { Player } from '../player.ts'
import { PlayerHeader } from '../player-header.tsx'
import { PlayerPage } from '../player-page.tsx'
import { useIsOwn } from '../use-is-own.ts'
import { BadgesCard } from './badges-card.tsx'
import { CategoriesCard } from './categories-card.tsx'
import { KnownMap } from './known-map.tsx'
import { MatchesCard } from './matches-card.tsx'
import { MomentsCard } from './moments-card.tsx'
import { NumbersCard } from './numbers-card.tsx'
import styles from './profile.module.css'
import type { ProfileParts } from './profile-parts.ts'
import { RanksCard } from './ranks-card.tsx'
import { RecordCard } from './record-card.tsx'

interface ProfileProps {
  /** The username as the address spells it. */
  readonly username: string
  /** Starts a match with a player. */
  readonly challenge: (username: string) => ReactNode
}

/** A player's profile. All requests are sent at once. */
export const Profile = ({ username, challenge }: ProfileProps) => {
  const parts = useServerQuery('readProfile', { username })
  const highlights = useServerQuery('readHighlights', { username })
  return (
    <PlayerPage username={username} at="/profile/">
      {(player) => <ProfileOf player={player} parts={parts} highlights={highlights} challenge={challenge} />}
    </PlayerPage>
  )
}

interface ProfileOfProps extends Pick<ProfileProps, 'challenge'> {
  readonly player: Player
  readonly parts: ReturnType<typeof useServerQuery<'readProfile'>>
  readonly highlights: ReturnType<typeof useServerQuery<'readHighlights'>>
}

const ProfileOf = ({ player, parts, highlights, challenge }: ProfileOfProps) => {
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
      {parts.data === undefined || highlights.isPending ? (
        <NotHere failure={parts.error} onRetry={() => parts.refetch()} />
      ) : (
        <Loaded player={player} isOwn={isOwn} parts={parts.data} highlights={highlights} />
      )}
    </div>
  )
}

interface LoadedProps {
  readonly player: Player
  readonly isOwn: boolean
  readonly parts: ProfileParts
  readonly highlights: ProfileOfProps['highlights']
}

/** Everything at once, so that nothing moves. */
const Loaded = ({ player, isOwn, parts, highlights }: LoadedProps) => {
  const { username, bestWinStreak } = player
  const { data, error } = highlights
  return (
    <>
      {data && <KnownMap username={username} isOwn={isOwn} known={data.known} />}
      {error && <NotHere failure={error} onRetry={() => highlights.refetch()} />}
      <div className={styles.column}>
        {player.ratedGames === 0 ? (
          <NotYet username={username} isOwn={isOwn} />
        ) : (
          <RecordCard player={player} />
        )}
        {data && <MomentsCard isOwn={isOwn} moments={data.moments} bestWinStreak={bestWinStreak} />}
        {data && <CategoriesCard categories={data.categories} />}
        <MatchesCard username={username} isOwn={isOwn} matches={parts.matches} />
      </div>
      <div className={styles.column}>
        <BadgesCard username={username} isOwn={isOwn} unlocked={parts.achievements} />
        <RanksCard places={parts.places} />
        <NumbersCard title="Best scores" numbers={bestScores(player)} />
        <NumbersCard title="So far" numbers={soFar(player)} />
      </div>
    </>
  )
}

const NotHere = ({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) => (
  <div className={styles.whole}>
    <Card>
      <LoadState failure={failure} lines={6} label="Loading the profile" onRetry={onRetry} />
    </Card>
  </div>
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
        Go to Battle
      </ButtonLink>
    )}
  </Card>
)
