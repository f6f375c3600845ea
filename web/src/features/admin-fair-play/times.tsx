import { ChartCard } from '../../design/charts/chart-card.tsx'
import { ColumnChart } from '../../design/charts/column-chart.tsx'
import { quickShare, timeColumns } from './bins.ts'
import styles from './fair-play.module.css'

interface AnswerTimesProps {
  /** Number of answers per time bin of the wire. */
  readonly player: readonly number[]
  readonly everybody: readonly number[]
}

/** The player's answer times next to everybody's, on the same axis. */
export const AnswerTimes = ({ player, everybody }: AnswerTimesProps) => (
  <div className={styles.times}>
    <Times title="This player’s answers" bins={player} />
    <Times title="Everybody’s answers" bins={everybody} />
  </div>
)

const Times = ({ title, bins }: { title: string; bins: readonly number[] }) => {
  const columns = timeColumns(bins)
  const all = columns.reduce((sum, { value }) => sum + value, 0)
  const says =
    all === 0
      ? 'None yet.'
      : `${Math.round(100 * quickShare(columns))}% of ${all.toLocaleString('en')} within the first second.`
  return (
    <ChartCard
      title={title}
      says={says}
      table={{
        columns: ['After', 'Answers'],
        rows: columns.map(({ words, value }) => [words, value.toLocaleString('en')]),
      }}
    >
      <ColumnChart columns={columns} />
      <p className={styles.axis} aria-hidden="true">
        seconds
      </p>
    </ChartCard>
  )
}
