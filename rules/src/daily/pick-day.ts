import { type Candidate, shareTag, subjectOf } from '../game/candidate.ts'
import { randomFrom } from '../random.ts'
import { DAILY_MIX, DAILY_QUESTIONS, pickTen } from './daily-mix.ts'
import { onePictureFirst, plainFirst, withoutPictures } from './daily-picture.ts'
import type { Rotation } from './rotation.ts'
import type { SecretSeed } from './secret-seed.ts'

/** The days, as numbers, on which each question is known to be asked. */
export type DaysAsked = Map<string, number[]>

export const recordAsked = (asked: DaysAsked, day: number, ids: readonly string[]): void => {
  for (const id of ids) {
    const days = asked.get(id)
    if (days === undefined) asked.set(id, [day])
    else days.push(day)
  }
}

/** What one day's pick depends on, besides the bank. */
export interface DayContext<T> {
  readonly shelf: readonly T[]
  /** The ids of the questions asked on earlier days of this turn. */
  readonly used: ReadonlySet<string>
  /** The questions that the shelf supplied in its last turn, if its other questions have to come first. */
  readonly later: ReadonlySet<string>
  readonly asked: DaysAsked
  /** Whether there are kept days: then the plan alone does not show what has been asked. */
  readonly hasHistory: boolean
  readonly seedOf: SecretSeed
  readonly popular: ReadonlySet<string>
  /** D20: the subjects of the days just before. */
  readonly recent: ReadonlySet<string>
}

/** Days to the nearest day, before or after, that asks the question; Infinity if none is known. */
const away = ({ asked, used }: DayContext<unknown>, id: string, day: number): number => {
  if (used.has(id)) return 0
  let nearest = Number.POSITIVE_INFINITY
  for (const one of asked.get(id) ?? []) nearest = Math.min(nearest, Math.abs(one - day))
  return nearest
}

/**
 * D7: sorts by weight, lowest first, then by a random number for this day and question, so that a change to
 * the bank does not move other questions.
 */
const ranked = <T extends Candidate>(items: readonly T[], seed: string, weight: (item: T) => number): T[] =>
  items
    .map((item) => ({ item, weight: weight(item), chance: randomFrom(`${seed}:${item.id}`)() }))
    .sort((a, b) => {
      if (a.weight !== b.weight) return a.weight - b.weight
      return a.chance - b.chance || (a.item.id < b.item.id ? -1 : 1)
    })
    .map(({ item }) => item)

/** D19: as many of a day's questions are from popular categories, at least. */
const POPULAR_QUESTIONS = 3

/**
 * D19: the first questions of different popular categories come before all others. They share no tag, and leave no difficulty
 * of the day's mix overdrawn.
 */
const popularFirst = <T extends Candidate>(ranked: readonly T[], popular: ReadonlySet<string>): T[] => {
  const first: T[] = []
  const hasRoom = ({ difficulty }: T): boolean =>
    first.filter((one) => one.difficulty === difficulty).length < (DAILY_MIX[difficulty - 1] as number)
  for (const next of ranked) {
    if (first.length === POPULAR_QUESTIONS) break
    const isLike = first.some((one) => one.category === next.category || shareTag(one, next))
    if (popular.has(next.category) && !isLike && hasRoom(next)) first.push(next)
  }
  return [...first, ...ranked.filter((one) => !first.includes(one))]
}

/** D6, then D20: questions that the shelf's last turn left out come first, and among them new subjects. */
const preference =
  ({ later, recent }: DayContext<unknown>) =>
  (item: Candidate): number =>
    2 * Number(later.has(item.id)) + Number(recent.has(subjectOf(item) ?? ''))

/**
 * D4, D8: the ten of one day, from its shelf. If the shelf cannot supply them because of kept days, rested
 * questions of other shelves are added, longest rested first. If that is not enough, a category comes more
 * often than allowed; as the last resort, questions come before the end of their rest.
 */
const pickInOrder = <T extends Candidate>(layout: Rotation<T>, turn: DayContext<T>, day: number): T[] => {
  const { perCategory, rest } = layout
  const seed = turn.seedOf(`${day}`)
  const isRested = ({ id }: T): boolean => !turn.used.has(id) && away(turn, id, day) >= rest
  const all = ranked(turn.shelf.filter(isRested), seed, preference(turn))
  const own = onePictureFirst(all, popularFirst(withoutPictures(all), turn.popular), POPULAR_QUESTIONS)
  const ten = pickTen(own, perCategory)
  if (ten !== null) return ten
  const taken = new Set(own)
  const others = ranked(
    layout.bank.filter((one) => !taken.has(one)),
    seed,
    ({ id }) => -away(turn, id, day),
  )
  return (
    (turn.hasHistory ? pickTen([...own, ...others.filter(isRested)], perCategory) : null) ??
    pickTen(own, DAILY_QUESTIONS) ??
    pickTen([...own, ...others], perCategory, own.length) ??
    [...own, ...others].sort((a, b) => a.difficulty - b.difficulty)
  )
}

/** The ten of one day in the order of asking. */
export const pickDay = <T extends Candidate>(layout: Rotation<T>, turn: DayContext<T>, day: number): T[] =>
  plainFirst(pickInOrder(layout, turn, day))
