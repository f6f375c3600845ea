import type { OutputOf } from '@trivium/wire/registry'
import { dayWithWeekday, shortDay, weekdayName } from '../time/utc-days.ts'

type Day = OutputOf<'readViews'>['days'][number]
export type Counted = 'views' | 'visitors'

interface Column {
  readonly label: string
  readonly value: number
  readonly isMarked: boolean
}

/** Longer periods than this are drawn as one column per week. */
const MAX_DAILY_COLUMNS = 31
const WEEK = 7
/** Up to this many columns, each has space for a date. */
const MAX_LABELS = 4

export const sumOf = (of: Counted, days: readonly Day[]): number =>
  days.reduce((sum, day) => sum + day[of], 0)

/** Whole weeks up to today, oldest first; the first may be shorter. */
const weeksOf = (days: readonly Day[]): Day[][] => {
  const weeks: Day[][] = []
  for (let end = days.length; end > 0; end -= WEEK) weeks.unshift(days.slice(Math.max(0, end - WEEK), end))
  return weeks
}

/** A column per day or week; the last one is not complete and is marked. */
export const visitColumns = (of: Counted, days: readonly Day[]): Column[] => {
  const parts = days.length > MAX_DAILY_COLUMNS ? weeksOf(days) : days.map((day) => [day])
  const isWeek = parts.length <= WEEK
  const every = isWeek ? 1 : Math.ceil(parts.length / MAX_LABELS)
  const format = isWeek ? weekdayName : shortDay
  return parts.map((part, at) => ({
    label: (parts.length - 1 - at) % every === 0 ? format(part[0]?.day ?? '') : '',
    value: sumOf(of, part),
    isMarked: at === parts.length - 1,
  }))
}

/** '41 a day', '2.5 a day'; null below one a day, where the sum says more than the mean. */
const meanOf = (of: Counted, days: readonly Day[]): string | null => {
  const mean = sumOf(of, days) / days.length
  if (mean < 1) return null
  return `${(mean < 10 ? Math.round(mean * 10) / 10 : Math.round(mean)).toLocaleString('en')} a day`
}

const inAll = (of: Counted, days: readonly Day[]): string =>
  `${sumOf(of, days).toLocaleString('en')} in ${days.length} days`

/** A baseline for today: '41 a day', or '3 in 30 days'. */
export const usually = (of: Counted, days: readonly Day[]): string => meanOf(of, days) ?? inAll(of, days)

/** '1,234 in 30 days, 41 a day. Most on Tue, 3 Nov 2026: 93.' */
export const visitsSummary = (of: Counted, days: readonly Day[]): string => {
  const best = days.reduce<Day | null>(
    (most, day) => (most === null || day[of] > most[of] ? day : most),
    null,
  )
  if (best === null || best[of] === 0) return `None in ${days.length} days.`
  // Someone who comes on two days is a visitor on each, so a sum over days would count people twice.
  const mean = meanOf(of, days)
  const words = mean !== null && of === 'views' ? `${inAll(of, days)}, ${mean}` : usually(of, days)
  const text = `${words}. Most on ${dayWithWeekday(best.day)}: ${best[of].toLocaleString('en')}.`
  return days.length > MAX_DAILY_COLUMNS ? `${text} Each bar is one week.` : text
}

/** Newest day first. */
export const visitRows = (days: readonly Day[]): string[][] =>
  days
    .toReversed()
    .map(({ day, views, visitors }) => [
      dayWithWeekday(day),
      views.toLocaleString('en'),
      visitors.toLocaleString('en'),
    ])
