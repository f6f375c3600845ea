import type { Candidate } from '../game/candidate.ts'
import { type Day, dayFromNumber, dayNumber } from '../time.ts'
import { type DaysAsked, pickDay, recordAsked } from './pick-day.ts'
import { buildRotation, type Rotation } from './rotation.ts'
import type { SecretSeed } from './secret-seed.ts'

/** The ids of the questions of kept days. */
export type FixedDays = ReadonlyMap<Day, readonly string[]>

/** The same, by the number of the day. */
type DaysTaken = ReadonlyMap<number, readonly string[]>

const idsOf = (items: readonly Candidate[]): string[] => items.map(({ id }) => id)

/** What every day's pick depends on. */
interface Plan<T> {
  readonly layout: Rotation<T>
  readonly seedOf: SecretSeed
  readonly standing: DaysTaken
  readonly popular: ReadonlySet<string>
}

const isEverySecond = (layout: Rotation<unknown>, turn: number): boolean =>
  Math.floor(turn / layout.count) % 2 === 1

/**
 * D6: the questions asked in the shelf's last turn if this turn has to begin with the others; only small
 * banks have such turns.
 */
const laterIn = <T extends Candidate>(plan: Plan<T>, turn: number): Set<string> =>
  plan.layout.isAmple || !isEverySecond(plan.layout, turn)
    ? new Set()
    : new Set(turnOf({ ...plan, standing: new Map() }, turn - plan.layout.count, new Map()).flatMap(idsOf))

/** The picks for the days of one turn, each aware of the earlier ones; kept days have none. */
const turnOf = <T extends Candidate>(plan: Plan<T>, turn: number, asked: DaysAsked): T[][] => {
  const { layout, seedOf, standing, popular } = plan
  const shelf = layout.shelves[turn % layout.count] ?? []
  const later = laterIn(plan, turn)
  const hasHistory = standing.size > 0
  const used = new Set<string>()
  return Array.from({ length: layout.turn }, (_, i) => {
    const day = turn * layout.turn + i
    const ids = standing.get(day)
    const basis = { shelf, used, later, asked, hasHistory, seedOf, popular }
    const ten = ids === undefined ? pickDay(layout, basis, day) : []
    if (ids === undefined) recordAsked(asked, day, idsOf(ten))
    for (const id of ids ?? idsOf(ten)) used.add(id)
    return ten
  })
}

/** The input of the daily calendar. */
export interface DailySource<T> {
  /** In any order. */
  readonly bank: readonly T[]
  readonly seedOf: SecretSeed
  /** Kept days: they keep their questions, and others avoid these (D8). */
  readonly history?: FixedDays
  /** Categories of which each day has three questions if possible (D19). */
  readonly popular?: ReadonlySet<string>
}

/**
 * The ten questions of each of `days` days from `from` on, in the order of asking. They follow from the bank,
 * the secret and the date alone (D1). Requested days are picked even if they are in the history. A day has
 * fewer than ten only if the bank does.
 */
export const dailyCalendar = <T extends Candidate>(
  { bank, seedOf, history = new Map(), popular = new Set() }: DailySource<T>,
  from: Day,
  days: number,
): Map<Day, T[]> => {
  const layout = buildRotation(bank, seedOf)
  const first = dayNumber(from)
  const isWanted = (day: number): boolean => day >= first && day < first + days
  const standing = new Map([...history].map(([day, ids]) => [dayNumber(day), ids] as const))
  for (const day of standing.keys()) if (isWanted(day)) standing.delete(day)
  const asked: DaysAsked = new Map()
  for (const [day, ids] of standing) recordAsked(asked, day, ids)
  const calendar = new Map<Day, T[]>()
  for (let turn = Math.floor(first / layout.turn); turn * layout.turn < first + days; turn++)
    turnOf({ layout, seedOf, standing, popular }, turn, asked).forEach((ten, i) => {
      const day = turn * layout.turn + i
      if (isWanted(day)) calendar.set(dayFromNumber(day), ten)
    })
  return calendar
}

/** The ten questions of one day; see `dailyCalendar`. */
export const dailyPicks = <T extends Candidate>(source: DailySource<T>, day: Day): T[] =>
  dailyCalendar(source, day, 1).get(day) ?? []

/** The seed of a day's game, which puts its choices in the same order for everybody (G1). */
export const dailySeed = (day: Day, seedOf: SecretSeed): string => `daily ${day} ${seedOf(`order:${day}`)}`
