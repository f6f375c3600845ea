import { type Random, randomFrom, shuffled } from '../random.ts'
import { type Candidate, shareTag } from './candidate.ts'
import type { Millis } from './decider.ts'
import type { Difficulty } from './item.ts'

/** Q3: the shares of easy, medium and hard questions in a game. */
const SHARES: readonly (readonly [Difficulty, number])[] = [
  [1, 0.35],
  [2, 0.4],
  [3, 0.25],
]

/**
 * How many questions of each difficulty: whole numbers that add up to `count`. The remainder goes to the
 * largest fractions; ties are random.
 */
const quotas = (count: number, random: Random): Map<Difficulty, number> => {
  const exact = SHARES.map(([difficulty, share]) => ({ difficulty, exact: share * count, tie: random() }))
  const quota = new Map(exact.map((one) => [one.difficulty, Math.floor(one.exact)]))
  const rest = (one: { exact: number }): number => Math.round((one.exact % 1) * 1_000)
  const left = count - [...quota.values()].reduce((sum, n) => sum + n, 0)
  for (const { difficulty } of exact.sort((a, b) => rest(b) - rest(a) || a.tie - b.tie).slice(0, left))
    quota.set(difficulty, (quota.get(difficulty) ?? 0) + 1)
  return quota
}

const byCategory = <T extends Candidate>(pool: readonly T[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of pool) {
    const group = groups.get(one.category)
    if (group === undefined) groups.set(one.category, [one])
    else group.push(one)
  }
  return groups
}

/** The picks so far. */
interface Draw<T> {
  readonly picked: T[]
  /** How often each category has been used. */
  readonly used: Map<string, number>
  /** How many of each difficulty are still needed. */
  readonly wanted: Map<Difficulty, number>
}

const take = <T extends Candidate>(draw: Draw<T>, group: T[], one: T): void => {
  group.splice(group.indexOf(one), 1)
  draw.picked.push(one)
  draw.used.set(one.category, (draw.used.get(one.category) ?? 0) + 1)
  draw.wanted.set(one.difficulty, (draw.wanted.get(one.difficulty) ?? 0) - 1)
}

/** Q2: the categories whose turn it is: those that have candidates left and have been used least often. */
const due = <T extends Candidate>(groups: ReadonlyMap<string, T[]>, draw: Draw<T>): T[][] => {
  const open = [...groups].filter(([, group]) => group.length > 0)
  const times = ([category]: readonly [string, T[]]): number => draw.used.get(category) ?? 0
  const least = Math.min(...open.map(times))
  return open.filter((one) => times(one) === least).map(([, group]) => group)
}

/**
 * Picks, from the most needed available difficulty, a random category and in it a random question; Q6:
 * preferably one that shares no tag with an earlier pick.
 */
const pickUnseen = <T extends Candidate>(draw: Draw<T>, groups: T[][], random: Random): void => {
  const order = [...draw.wanted].sort((a, b) => b[1] - a[1]).map(([difficulty]) => difficulty)
  const mixed = shuffled(groups, random)
  const isNew = (one: T): boolean => !draw.picked.some((other) => shareTag(one, other))
  const wanted = order.filter((difficulty) => (draw.wanted.get(difficulty) ?? 0) > 0)
  for (const [difficulties, isWanted] of [[wanted, isNew] as const, [order, () => true] as const])
    for (const difficulty of difficulties)
      for (const group of mixed) {
        const fitting = group.filter((one) => one.difficulty === difficulty && isWanted(one))
        if (fitting.length === 0) continue
        take(draw, group, fitting[Math.floor(random() * fitting.length)] as T)
        return
      }
}

const pickLongestAgo = <T extends Candidate>(
  draw: Draw<T>,
  groups: T[][],
  seenAt: ReadonlyMap<string, Millis>,
): void => {
  const at = (one: T): Millis => seenAt.get(one.id) ?? 0
  const oldest = groups.map((group) => group.reduce((old, one) => (at(one) < at(old) ? one : old)))
  const one = oldest.reduce((old, next) => (at(next) < at(old) ? next : old))
  take(draw, groups[oldest.indexOf(one)] as T[], one)
}

/**
 * Picks `count` different questions of the pool, in shuffled order; fewer only if the pool is smaller.
 * `seenAt` returns when one of the players last saw a question, but only within the period in which it should
 * not come again. The same arguments give the same picks (Q4).
 */
export const pickQuestions = <T extends Candidate>(
  pool: readonly T[],
  seenAt: ReadonlyMap<string, Millis>,
  count: number,
  seed: string,
): T[] => {
  const random = randomFrom(`${seed}:picks`)
  const draw: Draw<T> = { picked: [], used: new Map(), wanted: quotas(count, random) }
  const unseen = pool.filter((one) => !seenAt.has(one.id))
  const fresh = byCategory(unseen)
  while (draw.picked.length < Math.min(count, unseen.length)) pickUnseen(draw, due(fresh, draw), random)
  const seen = byCategory(pool.filter((one) => seenAt.has(one.id)))
  while (draw.picked.length < Math.min(count, pool.length)) pickLongestAgo(draw, due(seen, draw), seenAt)
  return shuffled(draw.picked, random)
}
