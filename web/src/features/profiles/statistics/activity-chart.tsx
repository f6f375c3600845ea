import { utcDay } from '@trivium/rules/time'
import { ChartCard } from '../../../design/charts/chart-card.tsx'
import { YearChart } from '../../../design/charts/year-chart.tsx'
import { useClient } from '../../../live/client-context.ts'
import { longDate } from '../../../time/utc-days.ts'
import { activityRows, activitySummary, levelOf, tellDay } from './activity.ts'
import type { StatsParts } from './stats-parts.ts'

/** A calendar of the days with games. */
export const ActivityChart = ({ days }: Pick<StatsParts, 'days'>) => {
  const today = utcDay(useClient().serverNow())
  const found = new Map(days.map((one) => [one.day, one]))
  return (
    <ChartCard
      title="Activity"
      says={activitySummary(days)}
      table={{ columns: ['Day', 'Games', 'Right'], rows: activityRows(days) }}
      scrolls
    >
      <YearChart
        today={today}
        levelOf={(day) => levelOf(found.get(day)?.games ?? 0)}
        tell={(day) => tellDay(longDate(day), found.get(day))}
      />
    </ChartCard>
  )
}
