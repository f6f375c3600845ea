import type { OutputOf } from '@trivium/wire/registry'
import { RETENTION } from '@trivium/wire/retention'
import { FigureTile, FigureTiles } from '../../admin/figure-tile.tsx'
import { useFilters } from '../../admin/use-filters.ts'
import { sumOf, usually } from '../../admin/visits.ts'
import { VisitsChart } from '../../admin/visits-chart.tsx'
import { Card } from '../../design/card.tsx'
import { BarTable } from '../../design/charts/bar-table.tsx'
import { ScreenTitle, Stack } from '../../design/layout.tsx'
import { Empty } from '../../design/list-state.tsx'
import { LoadState } from '../../design/load-state.tsx'
import { SelectField } from '../../design/select-field.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import styles from './visits.module.css'

type Views = OutputOf<'readViews'>

const SPANS = [7, 30, 90, 365] as const
type Span = (typeof SPANS)[number]
const USUAL: Span = 30
const SPAN_WORDS: Readonly<Record<Span, string>> = {
  7: 'The last 7 days',
  30: 'The last 30 days',
  90: 'The last 90 days',
  365: 'The last 365 days',
}
const OPTIONS = SPANS.map((span) => [String(span), SPAN_WORDS[span]] as const)

const DEVICE_WORDS = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' } as const

const spanOf = (text: string): Span => SPANS.find((span) => String(span) === text) ?? USUAL

/** Visits as totals by day, page, source and device. */
export const Component = () => {
  const [{ days }, change] = useFilters(['days'])
  const span = spanOf(days)
  return (
    <Stack gap={16}>
      <div className={styles.top}>
        <ScreenTitle>Visits</ScreenTitle>
        <SelectField
          label="Period"
          options={OPTIONS}
          value={String(span)}
          onChange={({ target }) => change({ days: target.value === String(USUAL) ? '' : target.value })}
        />
      </div>
      <Asked span={span} />
      <p className={styles.method}>
        Counted without cookies and without addresses, per day (UTC). Browsers that ask not to be tracked and
        bots are left out. A visitor is counted once a day, and once more after a restart of the server. Kept
        for {RETENTION.pageViews.months} months.
      </p>
    </Stack>
  )
}

const Asked = ({ span }: { span: Span }) => {
  const asked = useServerQuery('readViews', { days: span })
  if (asked.data) return <Sums views={asked.data} />
  return (
    <LoadState failure={asked.error} lines={8} label="Loading the visits" onRetry={() => asked.refetch()} />
  )
}

const Sums = ({ views: { days, pages, sources, devices } }: { views: Views }) => {
  if (days.every(({ views }) => views === 0))
    return (
      <Card>
        <Empty>No visits in this period. A page counts as soon as a person opens it.</Empty>
      </Card>
    )
  const rows = <Row extends { views: number }>(of: readonly Row[], label: (row: Row) => string) =>
    of.map((row) => ({ label: label(row), value: row.views }))
  return (
    <>
      <Tiles days={days} />
      <div className={styles.pair}>
        <VisitsChart of="views" days={days} />
        <VisitsChart of="visitors" days={days} />
      </div>
      <div className={styles.pair}>
        <BarTable
          title="Pages"
          rows={rows(pages, ({ page }) => (page === '*' ? 'no such page' : page))}
          hasLongLabels
        />
        <Stack gap={16}>
          <BarTable title="Devices" rows={rows(devices, ({ device }) => DEVICE_WORDS[device])} />
          {sources.length > 0 && (
            <BarTable title="Came from" rows={rows(sources, ({ source }) => source)} hasLongLabels />
          )}
        </Stack>
      </div>
    </>
  )
}

const Tiles = ({ days }: Pick<Views, 'days'>) => {
  const today = days.at(-1)
  return (
    <FigureTiles>
      <FigureTile
        label="Visitors today"
        value={(today?.visitors ?? 0).toLocaleString('en')}
        note={usually('visitors', days)}
      />
      <FigureTile
        label="Views today"
        value={(today?.views ?? 0).toLocaleString('en')}
        note={usually('views', days)}
      />
      <FigureTile
        label="Total views"
        value={sumOf('views', days).toLocaleString('en')}
        note={`in ${days.length} days`}
      />
    </FigureTiles>
  )
}
