import { type Candidate, subjectOf } from '../game/candidate.ts'
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
  /** The subjects of the tagged questions, by id. */
  readonly subjects: ReadonlyMap<string, string>
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

/** D20: a subject rests for as many days. */
const SUBJECT_REST = 6

const subjectsById = (bank: readonly Candidate[]): Map<string, string> =>
  new Map(
    bank.flatMap((item) => {
      const subject = subjectOf(item)
      return subject === null ? [] : [[item.id, subject] as const]
    }),
  )

const subjectsOf = (ids: readonly string[], { subjects }: Plan<unknown>): string[] =>
  ids.flatMap((id) => subjects.get(id) ?? [])

/**
 * D20: the subjects of the last days before a turn. They are those that the turn before would have without
 * knowing the one before it, so that no day depends on a chain of all earlier ones.
 */
const subjectsBefore = <T extends Candidate>(plan: Plan<T>, turn: number): string[][] =>
  plan.layout.isAmple && plan.subjects.size > 0
    ? turnOf({ ...plan, standing: new Map() }, turn - 1, new Map(), [])
        .slice(-SUBJECT_REST)
        .map((ten) => subjectsOf(idsOf(ten), plan))
    : []

/**
 * The picks for the days of one turn, each aware of the earlier ones; kept days have none. `before` are the
 * subjects of the days before the turn.
 */
const turnOf = <T extends Candidate>(
  plan: Plan<T>,
  turn: number,
  asked: DaysAsked,
  before = subjectsBefore(plan, turn),
): T[][] => {
  const { layout, seedOf, standing, popular } = plan
  const shelf = layout.shelves[turn % layout.count] ?? []
  const later = laterIn(plan, turn)
  const hasHistory = standing.size > 0
  const used = new Set<string>()
  const subjects = [...before]
  return Array.from({ length: layout.turn }, (_, i) => {
    const day = turn * layout.turn + i
    const kept = standing.get(day)
    const recent = new Set(subjects.slice(-SUBJECT_REST).flat())
    const basis = { shelf, used, later, asked, hasHistory, seedOf, popular, recent }
    const ten = kept === undefined ? pickDay(layout, basis, day) : []
    if (kept === undefined) recordAsked(asked, day, idsOf(ten))
    const ids = kept ?? idsOf(ten)
    for (const id of ids) used.add(id)
    subjects.push(subjectsOf(ids, plan))
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
  const plan = { layout, seedOf, standing, popular, subjects: subjectsById(bank) }
  const calendar = new Map<Day, T[]>()
  for (let turn = Math.floor(first / layout.turn); turn * layout.turn < first + days; turn++)
    turnOf(plan, turn, asked).forEach((ten, i) => {
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
