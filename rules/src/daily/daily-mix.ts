import { type Candidate, shareTag } from '../game/candidate.ts'
import type { Difficulty } from '../game/item.ts'

/** The numbers of easy, medium and hard questions. */
export type Mix = readonly [easy: number, medium: number, hard: number]

/** D2: every day has the same mix, so days are comparable. */
export const DAILY_MIX: Mix = [4, 4, 2]
export const DAILY_QUESTIONS = DAILY_MIX.reduce((sum, n) => sum + n, 0)

/** The remaining stock of one category. */
interface Stock {
  room: number
  readonly left: [number, number, number]
}

const SETS: readonly (readonly Difficulty[])[] = [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]

/**
 * Whether the stock can supply the mix. Categories and difficulties form a flow network: by the theorem of
 * Ford and Fulkerson the mix is possible if and only if no set of difficulties needs more than the categories
 * have for it.
 */
const canGive = (stock: Iterable<Stock>, mix: readonly number[]): boolean => {
  const all = [...stock]
  return SETS.every((set) => {
    const sum = (of: readonly number[]): number => set.reduce((total, d) => total + (of[d - 1] as number), 0)
    return sum(mix) <= all.reduce((total, { room, left }) => total + Math.min(room, sum(left)), 0)
  })
}

const stockOf = (candidates: readonly Candidate[], perCategory: number): Map<string, Stock> => {
  const stock = new Map<string, Stock>()
  for (const { category, difficulty } of candidates) {
    const one = stock.get(category) ?? { room: perCategory, left: [0, 0, 0] }
    one.left[difficulty - 1] = (one.left[difficulty - 1] as number) + 1
    stock.set(category, one)
  }
  return stock
}

/**
 * Every mix of this size, nearest (least squares) to the daily one first; of equally near ones, the one with
 * more medium questions first.
 */
const mixesOf = (count: number): Mix[] => {
  const numbers = Array.from({ length: count + 1 }, (_, n) => n)
  const all = numbers.flatMap((medium) =>
    numbers.slice(0, count - medium + 1).map((easy): Mix => [easy, medium, count - medium - easy]),
  )
  const off = (mix: Mix): number => mix.reduce((sum, n, i) => sum + (n - (DAILY_MIX[i] as number)) ** 2, 0)
  return all.sort((a, b) => off(a) - off(b) || b[1] - a[1])
}
const MIXES = mixesOf(DAILY_QUESTIONS)

/** Takes one question from the stock, if the remainder can supply the rest of the mix. */
const spare = (
  stock: ReadonlyMap<string, Stock>,
  wanted: number[],
  { category, difficulty }: Candidate,
): boolean => {
  const one = stock.get(category) as Stock
  const d = difficulty - 1
  const move = (by: number): void => {
    one.left[d] = (one.left[d] as number) - by
    one.room -= by
    wanted[d] = (wanted[d] as number) - by
  }
  if (one.room === 0 || wanted[d] === 0) return false
  move(1)
  if (canGive(stock.values(), wanted)) return true
  move(-1)
  return false
}

const isSound = ({ mediaKind }: Candidate): boolean => mediaKind === 'sound'

/**
 * The first candidates, in their order, that together make up the mix: an earlier one never displaces a
 * needed later one. D17: of the first `apart` candidates, those that share a tag with one already taken come
 * after all others.
 */
const take = <T extends Candidate>(
  ranked: readonly T[],
  perCategory: number,
  mix: Mix,
  apart: number,
): T[] => {
  const stock = stockOf(ranked, perCategory)
  const wanted = [...mix]
  const isSpared = (one: T): boolean => spare(stock, wanted, one)
  const taken: T[] = []
  let unlike = ranked.slice(0, apart)
  // D32: a second sound comes after all others, also where D17 gives way.
  const isSecondSound = (one: T): boolean => isSound(one) && taken.some(isSound)
  /** Only few days need it, because most find all ten among the unlike ones. */
  const anyOther = (): T | undefined => {
    const left = ranked.filter((one) => !taken.includes(one))
    return left.find((one) => !isSecondSound(one) && isSpared(one)) ?? left.find(isSpared)
  }
  for (;;) {
    const next = unlike.find(isSpared) ?? anyOther()
    if (next === undefined) return taken
    taken.push(next)
    unlike = unlike.filter((one) => one !== next && !shareTag(one, next))
  }
}

/**
 * D2, D3, D17: ten of the candidates, which come in order of preference. The ten are limited per category,
 * have the mix nearest to the daily one, and start with the easy ones; no two of the first `apart` candidates
 * among them share a tag if possible. Null if there are no such ten. A candidate that is not taken has no
 * influence.
 */
export const pickTen = <T extends Candidate>(
  ranked: readonly T[],
  perCategory: number,
  apart = ranked.length,
): T[] | null => {
  const stock = [...stockOf(ranked, perCategory).values()]
  const mix = MIXES.find((one) => canGive(stock, one))
  return mix === undefined
    ? null
    : take(ranked, perCategory, mix, apart).sort((a, b) => a.difficulty - b.difficulty)
}
