import type { OutputOf } from '@trivium/wire/registry'
import { ChartCard } from '../design/charts/chart-card.tsx'
import { ColumnChart } from '../design/charts/column-chart.tsx'
import { visitColumns, visitRows, visitsSummary } from './visits.ts'

export type VisitDay = OutputOf<'readViews'>['days'][number]

/** Page views or visitors per day; per week over long periods. */
export const VisitsChart = ({ of, days }: { of: 'views' | 'visitors'; days: readonly VisitDay[] }) => (
  <ChartCard
    title={of === 'views' ? 'Page views' : 'Visitors'}
    says={visitsSummary(of, days)}
    table={{ columns: ['Day', 'Page views', 'Visitors'], rows: visitRows(days) }}
  >
    <ColumnChart columns={visitColumns(of, days)} />
  </ChartCard>
)
