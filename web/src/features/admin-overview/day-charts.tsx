import type { OverviewDay } from '@trivium/wire/functions/admin-overview'
import { GAME_KINDS } from '@trivium/wire/modes/counters'
import { StackedColumns } from '../../admin/stacked-columns.tsx'
import { Card } from '../../design/card.tsx'
import { ChartCard } from '../../design/charts/chart-card.tsx'
import { LoadState } from '../../design/load-state.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import { shortDay } from '../../time/utc-days.ts'
import { GROUPS, gamesOf, titleOf } from './modes.ts'

/** A label under the first column of every week, counted back from the last column. */
const labelOf = (day: string, i: number, all: readonly unknown[]): string =>
  (all.length - 1 - i) % 7 === 6 ? shortDay(day) : ''

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

interface DaysProps {
  readonly days: readonly OverviewDay[]
}

/** Games that ended, by mode and day. */
export const GamesChart = ({ days }: DaysProps) => (
  <ChartCard
    title="Games by day"
    says={`${sumOf(days.map((day) => gamesOf(day))).toLocaleString('en')} in ${days.length} days (UTC).`}
    table={{
      columns: ['Day', 'All', ...GAME_KINDS.map(titleOf)],
      rows: days
        .toReversed()
        .map((day) => [
          shortDay(day.day),
          gamesOf(day).toLocaleString('en'),
          ...GAME_KINDS.map((kind) => (day.games[kind] ?? 0).toLocaleString('en')),
        ]),
    }}
  >
    <StackedColumns
      parts={GROUPS.map(([name]) => name)}
      columns={days.map((day, i) => ({
        label: labelOf(day.day, i, days),
        values: GROUPS.map(([, kinds]) => gamesOf(day, kinds)),
      }))}
    />
  </ChartCard>
)

/** New accounts and active players by day. */
export const NewcomersChart = ({ days }: DaysProps) => (
  <ChartCard
    title="New players by day"
    says={`Accounts: ${sumOf(days.map(({ signUps }) => signUps)).toLocaleString('en')}, guests: ${sumOf(days.map(({ guests }) => guests)).toLocaleString('en')}.`}
    table={{
      columns: ['Day', 'Accounts', 'Guests'],
      rows: days
        .toReversed()
        .map(({ day, signUps, guests }) => [
          shortDay(day),
          signUps.toLocaleString('en'),
          guests.toLocaleString('en'),
        ]),
    }}
  >
    <StackedColumns
      parts={['Accounts', 'Guests']}
      columns={days.map(({ day, signUps, guests }, i) => ({
        label: labelOf(day, i, days),
        values: [signUps, guests],
      }))}
    />
  </ChartCard>
)

/** Page views by day. */
export const ViewsChart = () => {
  const { data, error, refetch } = useServerQuery('readViews', { days: 30 })
  if (data === undefined)
    return (
      <Card>
        <LoadState failure={error} lines={4} label="Loading the page views" onRetry={() => void refetch()} />
      </Card>
    )
  const { days } = data
  return (
    <ChartCard
      title="Page views by day"
      says={`${sumOf(days.map(({ views }) => views)).toLocaleString('en')} in ${days.length} days (UTC).`}
      table={{
        columns: ['Day', 'Views', 'Visitors'],
        rows: days
          .toReversed()
          .map(({ day, views, visitors }) => [
            shortDay(day),
            views.toLocaleString('en'),
            visitors.toLocaleString('en'),
          ]),
      }}
    >
      <StackedColumns
        parts={['Views']}
        columns={days.map(({ day, views }, i) => ({ label: labelOf(day, i, days), values: [views] }))}
      />
    </ChartCard>
  )
}
