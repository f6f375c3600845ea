const DAY_MS = 86_400_000

/** A day (YYYY-MM-DD) as days since 1970. */
const numberOf = (day: string): number => Date.parse(day) / DAY_MS
const nameOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)

export interface Week {
  /** Days from Monday, as YYYY-MM-DD; the last week ends with today. */
  readonly days: readonly string[]
  /** The month that begins in this week, 0 to 11; null if none does. */
  readonly month: number | null
}

/** The weeks up to and including a day's own, which may be incomplete; oldest first. Days are UTC. */
export const weeksUpTo = (today: string, count: number): readonly Week[] => {
  const last = numberOf(today)
  // 1970 began on a Thursday.
  const monday = last - ((last + 3) % 7) - 7 * (count - 1)
  return Array.from({ length: count }, (_, week) => {
    const first = monday + 7 * week
    const days = Array.from({ length: Math.min(7, last - first + 1) }, (_, i) => nameOf(first + i))
    const begun = days.find((day) => day.endsWith('-01'))
    return { days, month: begun === undefined ? null : Number(begun.slice(5, 7)) - 1 }
  })
}
