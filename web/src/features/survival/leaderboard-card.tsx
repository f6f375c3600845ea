import type { UseQueryResult } from '@tanstack/react-query'
import { ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { LoadState } from '../../design/load-state.tsx'
import type { Failure } from '../../live/reply.ts'
import { Board, type Survival } from './board.tsx'
import styles from './leaderboard-card.module.css'

interface LeaderboardCardProps {
  readonly asked: UseQueryResult<Survival, Failure>
}

/** The card of the board: rows, loading or failure. */
export const SurvivalLeaderboardCard = ({ asked }: LeaderboardCardProps) => (
  <Card className={styles.panel} aria-labelledby="board">
    <h2 id="board">Top 10</h2>
    {asked.isPending || asked.isError ? (
      <LoadState
        failure={asked.error}
        lines={6}
        label="Loading the leaderboard"
        onRetry={() => asked.refetch()}
      />
    ) : (
      <>
        <Board {...asked.data} />
        <ButtonLink look="quiet" to="/leaderboard?board=survival" className={styles.whole}>
          Full leaderboard
        </ButtonLink>
      </>
    )}
  </Card>
)
