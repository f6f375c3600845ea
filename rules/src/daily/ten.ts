import type { Difficulty, Question } from '../game/item.ts'

export type Candidate = Pick<Question, 'id' | 'category' | 'difficulty'>

/** Of easy, medium and hard questions, how many. */
export type Mix = readonly [easy: number, medium: number, hard: number]

/** D2: every day is made alike, so that days compare. */
export const DAILY_MIX: Mix = [4, 4, 2]
export const DAILY_QUESTIONS = DAILY_MIX.reduce((sum, n) => sum + n, 0)

/** What one category can still give. */
interface Stock {
  room: number
  readonly left: [number, number, number]
}

const SETS: readonly (readonly Difficulty[])[] = [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]

/**
 * Whether the stock can give the mix. Categories and difficulties make a flow from room to wanted; by the theorem of
 * Ford and Fulkerson it can be filled exactly when no set of difficulties wants more than the categories have for it.
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

/** Every mix of so many, the nearest (least squares) to the daily one first; of equally near ones that with more medium. */
const mixesOf = (count: number): Mix[] => {
  const numbers = Array.from({ length: count + 1 }, (_, n) => n)
  const all = numbers.flatMap((medium) =>
    numbers.slice(0, count - medium + 1).map((easy): Mix => [easy, medium, count - medium - easy]),
  )
  const off = (mix: Mix): number => mix.reduce((sum, n, i) => sum + (n - (DAILY_MIX[i] as number)) ** 2, 0)
  return all.sort((a, b) => off(a) - off(b) || b[1] - a[1])
}
const MIXES = mixesOf(DAILY_QUESTIONS)

/** The first candidates, in their order, that make up the mix together: who comes later never drives out who is needed. */
const take = <T extends Candidate>(ranked: readonly T[], perCategory: number, mix: Mix): T[] => {
  const stock = stockOf(ranked, perCategory)
  const wanted = [...mix]
  return ranked.filter(({ category, difficulty }) => {
    const one = stock.get(category) as Stock
    const d = difficulty - 1
    if (one.room === 0 || wanted[d] === 0) return false
    one.left[d] = (one.left[d] as number) - 1
    one.room -= 1
    wanted[d] = (wanted[d] as number) - 1
    if (canGive(stock.values(), wanted)) return true
    one.room += 1
    wanted[d] = (wanted[d] as number) + 1
    return false
  })
}

/**
 * D2, D3: ten of the candidates, given in order of preference: at most so many of a category, in the mix nearest to
 * the daily one, easy ones first. Null when there are not ten such. A candidate that is not taken has no influence.
 */
export const tenOf = <T extends Candidate>(ranked: readonly T[], perCategory: number): T[] | null => {
  const stock = [...stockOf(ranked, perCategory).values()]
  const mix = MIXES.find((one) => canGive(stock, one))
  return mix === undefined ? null : take(ranked, perCategory, mix).sort((a, b) => a.difficulty - b.difficulty)
}
