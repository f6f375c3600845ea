import type { Candidate } from '../game/candidate.ts'
import { type Day, dayAt, dayNumber } from './day.ts'
import { type Asked, noteAsked, pickDay } from './pick-day.ts'
import { type Layout, layOut } from './shelves.ts'

/** The ids of the questions of days that stand as they are. */
export type History = ReadonlyMap<Day, readonly string[]>

/** The same by the day's number. */
type Standing = ReadonlyMap<number, readonly string[]>

const idsOf = (items: readonly Candidate[]): string[] => items.map(({ id }) => id)

const isEverySecond = (layout: Layout<unknown>, turn: number): boolean =>
  Math.floor(turn / layout.count) % 2 === 1

/** D6: what had its day in the shelf's last turn, where the bank is small and this turn is to begin with the rest. */
const laterIn = <T extends Candidate>(layout: Layout<T>, turn: number): Set<string> =>
  layout.isAmple || !isEverySecond(layout, turn)
    ? new Set()
    : new Set(turnOf(layout, turn - layout.count, new Map(), new Map()).flatMap(idsOf))

/** The days of one turn, each knowing the earlier ones; none for a day that stands. */
const turnOf = <T extends Candidate>(
  layout: Layout<T>,
  turn: number,
  standing: Standing,
  asked: Asked,
): T[][] => {
  const shelf = layout.shelves[turn % layout.count] ?? []
  const later = laterIn(layout, turn)
  const hasHistory = standing.size > 0
  const used = new Set<string>()
  return Array.from({ length: layout.turn }, (_, i) => {
    const day = turn * layout.turn + i
    const ids = standing.get(day)
    const ten = ids === undefined ? pickDay(layout, { shelf, used, later, asked, hasHistory }, day) : []
    if (ids === undefined) noteAsked(asked, day, idsOf(ten))
    for (const id of ids ?? idsOf(ten)) used.add(id)
    return ten
  })
}

/**
 * The ten questions of each of `days` days from `from` on, in the order of asking: from the bank (in any order) and
 * the date alone (D1). `history` has days that stand: they keep their questions, and others keep away from those
 * (D8); entries for the days asked for are passed over. Fewer than ten only where the bank has fewer.
 */
export const dailyCalendar = <T extends Candidate>(
  bank: readonly T[],
  from: Day,
  days: number,
  history: History = new Map(),
): Map<Day, T[]> => {
  const layout = layOut(bank)
  const first = dayNumber(from)
  const isWanted = (day: number): boolean => day >= first && day < first + days
  const standing = new Map([...history].map(([day, ids]) => [dayNumber(day), ids] as const))
  for (const day of standing.keys()) if (isWanted(day)) standing.delete(day)
  const asked: Asked = new Map()
  for (const [day, ids] of standing) noteAsked(asked, day, ids)
  const calendar = new Map<Day, T[]>()
  for (let turn = Math.floor(first / layout.turn); turn * layout.turn < first + days; turn++)
    turnOf(layout, turn, standing, asked).forEach((ten, i) => {
      const day = turn * layout.turn + i
      if (isWanted(day)) calendar.set(dayAt(day), ten)
    })
  return calendar
}

/** The ten questions of one day: see `dailyCalendar`. */
export const dailyPicks = <T extends Candidate>(bank: readonly T[], day: Day, history?: History): T[] =>
  dailyCalendar(bank, day, 1, history).get(day) ?? []
