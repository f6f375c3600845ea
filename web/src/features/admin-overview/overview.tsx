import { useWhileVisible } from '../../admin/use-while-visible.ts'
import { Failed, Loading } from '../../design/list-state.tsx'
import { Plate } from '../../design/plate.tsx'
import { RefusalLine } from '../../design/refusal-line.tsx'
import screen from '../../design/start-screen.module.css'
import { useAsked } from '../../live/asked.tsx'
import { GamesChart, NewcomersChart, ViewsChart } from './day-charts.tsx'
import { ErrorsPlate } from './errors-plate.tsx'
import { LiveTiles, ServerTiles, ToDoTiles, TodayTiles } from './figures.tsx'
import styles from './overview.module.css'

/** Live figures are asked for so often, ms, while the page is seen. */
const EVERY = 5_000

/** How the site does: now, today, and over the last thirty days. */
export const Component = () => {
  const { data, error, refetch } = useAsked('readOverview', {})
  useWhileVisible(() => void refetch(), EVERY)
  return (
    <div className={styles.overview}>
      <h1 className={screen.title}>Overview</h1>
      {data === undefined ? (
        <Plate>
          {error === null ? (
            <Loading lines={6} label="Loading the overview" />
          ) : (
            <Failed message={error.message} onRetry={() => void refetch()} />
          )}
        </Plate>
      ) : (
        <>
          <RefusalLine>{error && `These figures may be old: ${error.message}`}</RefusalLine>
          <LiveTiles overview={data} />
          <ToDoTiles overview={data} />
          <TodayTiles overview={data} />
          <GamesChart days={data.days} />
          <div className={styles.pair}>
            <NewcomersChart days={data.days} />
            <ViewsChart />
          </div>
          <ServerTiles overview={data} />
          <ErrorsPlate errors={data.errors} startedAt={data.server.startedAt} />
        </>
      )}
    </div>
  )
}
