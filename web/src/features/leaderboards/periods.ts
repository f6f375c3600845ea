import { type Day, dayAfter, weekdayOf } from '@trivium/rules/time'
import { dateRange, fullDay } from '../../time/utc-days.ts'

/** The Monday of an ISO week. Week 1 of a year is the one with 4 January. */
const mondayOf = (week: string): Day => {
  const fourth = `${week.slice(0, 4)}-01-04`
  return dayAfter(fourth, 7 * (Number(week.slice(6)) - 1) - weekdayOf(fourth))
}

/** A week (2026-W47) or a day (2026-11-21) in words: '16 – 22 November 2026', 'Saturday 21 November 2026'. */
export const periodTitle = (period: string): string => {
  if (!period.includes('W')) return fullDay(period)
  const monday = mondayOf(period)
  return dateRange(monday, dayAfter(monday, 6))
}
