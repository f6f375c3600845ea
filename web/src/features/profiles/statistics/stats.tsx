import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { useServerQuery } from '../../../live/server-query.tsx'
import type { Player } from '../player.ts'
import { PlayerHeader } from '../player-header.tsx'
import { PlayerPage } from '../player-page.tsx'
import { useIsOwn } from '../use-is-own.ts'
import { AccuracyTable } from './accuracy-table.tsx'
import { ActivityChart } from './activity-chart.tsx'
import { counterTables } from './counters.ts'
import { CountersTable } from './counters-table.tsx'
import { EmptyStats } from './empty-stats.tsx'
import { GamesTable } from './games-table.tsx'
import { HeadToHeadCard } from './head-to-head-card.tsx'
import { RatingChart } from './rating-chart.tsx'
import { RegionsTable } from './regions-table.tsx'
import styles from './stats.module.css'
import type { StatsParts } from './stats-parts.ts'
import { StreaksTable } from './streaks-table.tsx'
import { TimesChart } from './times-chart.tsx'

/** A player's statistics as charts and tables. Both requests are sent at once. */
export const Stats = ({ username }: { username: string }) => {
  const parts = useServerQuery('readStats', { username })
  return (
    <PlayerPage username={username} at="/stats/">
      {(player) => (
        <div className={styles.stats}>
          <PlayerHeader player={player} about="Statistics of">
            <ButtonLink look="outline" to={`/profile/${player.username}`}>
              Profile
            </ButtonLink>
            <ButtonLink look="outline" to={`/achievements/${player.username}`}>
              Achievements
            </ButtonLink>
          </PlayerHeader>
          {parts.data ? <Drawn player={player} parts={parts.data} /> : <NotHere parts={parts} />}
        </div>
      )}
    </PlayerPage>
  )
}

const NotHere = ({ parts }: { parts: ReturnType<typeof useServerQuery<'readStats'>> }) => (
  <Card>
    <LoadState
      failure={parts.error}
      lines={8}
      label="Loading the statistics"
      onRetry={() => parts.refetch()}
    />
  </Card>
)

interface DrawnProps {
  readonly player: Player
  readonly parts: StatsParts
}

const hasPlayed = ({ player, parts }: DrawnProps): boolean =>
  player.ratedGames > 0 || Object.keys(parts.games).length > 0

const Drawn = ({ player, parts }: DrawnProps) => {
  const isOwn = useIsOwn(player.username)
  if (!hasPlayed({ player, parts }))
    return (
      <>
        <EmptyStats username={player.username} isOwn={isOwn} />
        <ActivityChart days={parts.days} />
      </>
    )
  return (
    <>
      <RatingChart player={player} {...parts} />
      <ActivityChart days={parts.days} />
      <div className={styles.lanes}>
        <div className={styles.column}>
          <AccuracyTable accuracy={parts.accuracy} />
          {counterTables(player).map((table) => (
            <CountersTable key={table.title} {...table} />
          ))}
        </div>
        <div className={styles.column}>
          <HeadToHeadCard username={player.username} against={parts.against} />
          <TimesChart times={parts.times} />
          <StreaksTable player={player} daily={parts.daily} />
          <GamesTable games={parts.games} />
          <RegionsTable player={player} />
        </div>
      </div>
    </>
  )
}
