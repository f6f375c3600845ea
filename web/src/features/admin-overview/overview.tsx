import { usePollWhileVisible } from '../../admin/use-poll-while-visible.ts'
import { Card } from '../../design/card.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { Screen } from '../../design/layout.tsx'
import { LoadState } from '../../design/load-state.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import { GamesChart, NewcomersChart, ViewsChart } from './day-charts.tsx'
import { ErrorsCard } from './errors-card.tsx'
import { LiveTiles, ServerTiles, ToDoTiles, TodayTiles } from './figures.tsx'
import styles from './overview.module.css'

/** How often live figures are fetched while the page is visible, ms. */
const REFRESH_INTERVAL = 5_000

/** How the site is doing: now, today and over the last thirty days. */
export const Component = () => {
  const { data, error, refetch } = useServerQuery('readOverview', {})
  usePollWhileVisible(() => void refetch(), REFRESH_INTERVAL)
  return (
    <Screen title="Overview" dense className={styles.overview}>
      {data === undefined ? (
        <Card>
          <LoadState failure={error} lines={6} label="Loading the overview" onRetry={() => void refetch()} />
        </Card>
      ) : (
        <>
          <ErrorLine>{error && `These figures may be old: ${error.message}`}</ErrorLine>
          <LiveTiles overview={data} />
          <ToDoTiles overview={data} />
          <TodayTiles overview={data} />
          <GamesChart days={data.days} />
          <div className={styles.pair}>
            <NewcomersChart days={data.days} />
            <ViewsChart />
          </div>
          <ServerTiles overview={data} />
          <ErrorsCard errors={data.errors} startedAt={data.server.startedAt} />
        </>
      )}
    </Screen>
  )
}
