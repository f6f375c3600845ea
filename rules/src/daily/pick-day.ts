import type { Candidate } from '../game/candidate.ts'
import { randomFrom } from '../random.ts'
import { DAILY_QUESTIONS, pickTen } from './daily-mix.ts'
import type { Rotation } from './rotation.ts'
import type { SecretSeed } from './secret-seed.ts'

/** On which days, as numbers, each question is known to be asked. */
export type DaysAsked = Map<string, number[]>

export const recordAsked = (asked: DaysAsked, day: number, ids: readonly string[]): void => {
  for (const id of ids) {
    const days = asked.get(id)
    if (days === undefined) asked.set(id, [day])
    else days.push(day)
  }
}

/** What one day's pick depends on, beside the bank. */
export interface DayContext<T> {
  readonly shelf: readonly T[]
  /** Asked on the earlier days of this turn. */
  readonly used: ReadonlySet<string>
  /** Those of the shelf that had their day in its last turn, where the others are to come first. */
  readonly later: ReadonlySet<string>
  readonly asked: DaysAsked
  /** Whether some days stand as they are, so that the plan alone does not tell what has been asked. */
  readonly hasHistory: boolean
  readonly seedOf: SecretSeed
}

/** Days to the nearest day that asks it, before or after; Infinity: none is known. */
const away = ({ asked, used }: DayContext<unknown>, id: string, day: number): number =>
  used.has(id) ? 0 : Math.min(...(asked.get(id) ?? []).map((one) => Math.abs(one - day)))

/** D7: lowest weight first, then by the chance of this day and question: whoever comes or goes moves nobody else. */
const ranked = <T extends Candidate>(items: readonly T[], seed: string, weight: (item: T) => number): T[] =>
  items
    .map((item) => ({ item, weight: weight(item), chance: randomFrom(`${seed}:${item.id}`)() }))
    .sort((a, b) => {
      if (a.weight !== b.weight) return a.weight - b.weight
      return a.chance - b.chance || (a.item.id < b.item.id ? -1 : 1)
    })
    .map(({ item }) => item)

/**
 * D4, D8: the ten of one day: from its shelf; where days that stand have taken too much of it, from what has rested
 * longest; then with a category more often than it should be; then with what has not had its rest.
 */
export const pickDay = <T extends Candidate>(layout: Rotation<T>, turn: DayContext<T>, day: number): T[] => {
  const { perCategory, rest } = layout
  const seed = turn.seedOf(`${day}`)
  const isRested = ({ id }: T): boolean => !turn.used.has(id) && away(turn, id, day) >= rest
  const own = ranked(turn.shelf.filter(isRested), seed, ({ id }) => Number(turn.later.has(id)))
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
