import { DAY } from '@trivium/rules/time'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })

const DATE = format({ day: 'numeric', month: 'long', year: 'numeric' })
const WEEKDAY = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** Monday, 0:00 UTC, of an ISO week; ms since 1970. Week 1 of a year is the one with 4 January. */
const mondayOf = (week: string): number => {
  const fourth = Date.UTC(Number(week.slice(0, 4)), 0, 4)
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7
  return fourth + (7 * (Number(week.slice(6)) - 1) - weekday) * DAY
}

/** A week (2026-W47) or a day (2026-11-21) in words: '16 – 22 November 2026', 'Saturday 21 November 2026'. */
export const periodTitle = (period: string): string => {
  if (!period.includes('W')) return WEEKDAY.format(Date.parse(period)).replace(',', '')
  const monday = mondayOf(period)
  return DATE.formatRange(monday, monday + 6 * DAY).replaceAll(/\s*–\s*/g, ' – ')
}
