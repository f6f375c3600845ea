import { weekdayOf } from '@trivium/rules/time'

/** Days of a month in rows of seven, Monday first; null before its first and after its last. */
export const weeksOf = <Day extends { readonly day: string }>(days: readonly Day[]): (Day | null)[][] => {
  const lead = days[0] === undefined ? 0 : weekdayOf(days[0].day)
  const cells = [...Array<null>(lead).fill(null), ...days]
  const rows = Math.ceil(cells.length / 7)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => cells[row * 7 + column] ?? null),
  )
}
