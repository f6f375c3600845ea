import { ChartCard } from '../../../design/charts/chart-card.tsx'
import { ColumnChart } from '../../../design/charts/column-chart.tsx'
import type { StatsParts } from './stats-parts.ts'
import { median, timesRows, timesSummary } from './times.ts'

/** How long answers took. */
export const TimesChart = ({ times }: Pick<StatsParts, 'times'>) => {
  const middle = median(times)
  if (middle === null) return null
  const label = (seconds: number): string =>
    seconds % 5 === 0 ? `${seconds}${seconds === times.length - 1 ? '+' : ''}` : ''
  return (
    <ChartCard
      title="Answer times"
      says={timesSummary(times)}
      table={{ columns: ['Time', 'Answers', 'Share'], rows: timesRows(times) }}
    >
      <ColumnChart
        columns={times.map((value, seconds) => ({
          value,
          label: label(seconds),
          isMarked: seconds <= middle,
        }))}
      />
    </ChartCard>
  )
}
