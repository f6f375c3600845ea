import { dayFromNumber, dayNumber, weekdayOf } from '@trivium/rules/time'

export interface Week {
  /** Days from Monday, as YYYY-MM-DD; the last week ends with today. */
  readonly days: readonly string[]
  /** The month that begins in this week, 0 to 11; null if none does. */
  readonly month: number | null
}

/** The last `count` weeks up to `today`, oldest first; the last one may be incomplete. Days are UTC. */
export const weeksUpTo = (today: string, count: number): readonly Week[] => {
  const last = dayNumber(today)
  const monday = last - weekdayOf(today) - 7 * (count - 1)
  return Array.from({ length: count }, (_, week) => {
    const first = monday + 7 * week
    const days = Array.from({ length: Math.min(7, last - first + 1) }, (_, i) => dayFromNumber(first + i))
    const begun = days.find((day) => day.endsWith('-01'))
    return { days, month: begun === undefined ? null : Number(begun.slice(5, 7)) - 1 }
  })
}
