import type { Candidate } from '../game/candidate.ts'
import { randomFrom } from '../random.ts'
import { DAILY_MIX, DAILY_QUESTIONS } from './daily-mix.ts'
import type { SecretSeed } from './secret-seed.ts'

/** D5: a question rests while the six other shelves have their turns; six turns of 30 days are 180. */
const SHELVES = 7
/**
 * D6, D7: possible lengths of a turn, days. There are only a few, because a change of length changes the
 * questions of every day.
 */
const TURNS = [30, 20, 15, 11, 8, 6, 5, 4, 3, 2]
const LASTS_LONG_ENOUGH = SHELVES * 30
/**
 * D6: the factor by which a bank must exceed the bare number of questions, so that each day's categories and
 * difficulties can be met too.
 */
const SPARE = 1.3

interface Plan {
  /** The maximum number of questions of one category per day. */
  readonly perCategory: number
  /** The number of shelves, which take turns in order. */
  readonly count: number
  /** Days in a row that take from the same shelf. */
  readonly turn: number
  /** The minimum number of days from one day that asks a question to the next that does. */
  readonly rest: number
  /** Whether a question rests for the full 180 days. */
  readonly isAmple: boolean
}

/** The bank, divided into shelves. */
export interface Rotation<T> extends Plan {
  readonly bank: readonly T[]
  readonly shelves: readonly (readonly T[])[]
}

const grouped = <T>(items: readonly T[], key: (item: T) => string): T[][] => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group === undefined) groups.set(key(item), [item])
    else group.push(item)
  }
  return [...groups.values()]
}

/** D3, D6: the plan for a bank whose categories have these sizes. */
const planOf = (sizes: readonly number[]): Plan => {
  const upTo = (each: number): number => sizes.reduce((sum, size) => sum + Math.min(size, each), 0)
  let perCategory = 1
  while (perCategory < DAILY_QUESTIONS && upTo(perCategory) < DAILY_QUESTIONS) perCategory += 1
  const isHeld = (days: number): boolean => upTo(perCategory * days * SPARE) >= DAILY_QUESTIONS * days * SPARE
  let days = 1
  while (days < LASTS_LONG_ENOUGH && isHeld(days + 1)) days += 1
  const count = Math.min(SHELVES, Math.max(1, Math.floor(days / 2)))
  const turn = TURNS.find((one) => one * count <= days) ?? 1
  const rest = (count - 1) * turn + 1
  return { perCategory, count, turn, rest, isAmple: count * turn === LASTS_LONG_ENOUGH }
}

interface Placed<T> {
  readonly item: T
  /** 0 to 1; follows from the id and the secret alone. */
  readonly place: number
}

const byPlace = <T extends Candidate>(items: readonly T[], seedOf: SecretSeed): Placed<T>[] =>
  items
    .map((item) => ({ item, place: randomFrom(seedOf(`shelf:${item.id}`))() }))
    .sort((a, b) => a.place - b.place || (a.item.id < b.item.id ? -1 : 1))

/**
 * Divides items into parts by place. Items move to a neighbouring part only where a part would otherwise not
 * have `least` to `most` items.
 */
const split = <T>(items: readonly Placed<T>[], count: number, least: number, most: number): T[][] => {
  const parts: T[][] = []
  let from = 0
  for (let left = count - 1; left >= 0; left--) {
    const own = items.filter(({ place }) => place < (count - left) / count).length
    const low = Math.max(from + least, items.length - left * most)
    const to = Math.max(low, Math.min(own, from + most, items.length - left * least))
    parts.push(items.slice(from, to).map(({ item }) => item))
    from = to
  }
  return parts
}

/**
 * D7: each category and difficulty is spread over the shelves separately. Each begins at a different shelf,
 * so that the small ones do not all leave out the same shelf.
 */
export const buildRotation = <T extends Candidate>(bank: readonly T[], seedOf: SecretSeed): Rotation<T> => {
  const sizes = grouped(bank, ({ category }) => category).map(({ length }) => length)
  const plan = planOf(sizes)
  const shelves = Array.from({ length: plan.count }, (): T[] => [])
  for (const cell of grouped(bank, ({ category, difficulty }) => `${difficulty}:${category}`)) {
    const { category, difficulty } = cell[0] as T
    const mean = cell.length / plan.count
    const wanted = Math.ceil((plan.turn * (DAILY_MIX[difficulty - 1] as number)) / sizes.length)
    const least = Math.min(wanted, Math.floor(mean))
    const first = Math.floor(randomFrom(seedOf(`shelf:${difficulty}:${category}`))() * plan.count)
    split(byPlace(cell, seedOf), plan.count, least, Math.ceil(mean * SPARE)).forEach((part, i) => {
      shelves[(first + i) % plan.count]?.push(...part)
    })
  }
  return { ...plan, bank, shelves }
}
