import { Card } from '../../../design/card.tsx'
import { Empty } from '../../../design/list-state.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { MatchList, MatchRow } from '../../../design/match-row.tsx'
import { useServerQuery } from '../../../live/server-query.tsx'
import styles from './recent-matches.module.css'

/** The latest matches, each linked to its review. */
export const RecentMatches = () => {
  const asked = useServerQuery('readRecentMatches', {})
  return (
    <Card className={styles.panel} aria-labelledby="recent">
      <h2 id="recent">Recent matches</h2>
      {asked.isPending || asked.isError ? (
        <LoadState
          failure={asked.error}
          lines={3}
          label="Loading your recent matches"
          onRetry={() => asked.refetch()}
        />
      ) : asked.data.matches.length === 0 ? (
        <Empty drawing="empty-road">
          None yet. Your matches will appear here, with every question to review.
        </Empty>
      ) : (
        <MatchList>
          {asked.data.matches.map((match) => (
            <MatchRow key={match.id} {...match} to={`/match/${match.id}`} />
          ))}
        </MatchList>
      )}
    </Card>
  )
}
