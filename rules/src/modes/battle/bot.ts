import type { Millis } from '../../game/decider.ts'
import { type ChoiceItem, type Difficulty, readingTime } from '../../game/item.ts'
import { randomFrom } from '../../random.ts'
import type { BotStrength } from './events.ts'

interface Strength {
  /** Share of right answers by difficulty. */
  readonly right: Readonly<Record<Difficulty, number>>
  /** Median time to an answer after reading the question, ms. */
  readonly median: Millis
}

/**
 * R1: three strengths. `regular` has the shares measured in people (71, 56 and 44 %); the others are one step
 * below and one above. Medians: 1.2 s for the best player measured, 3 to 5 s for the rest.
 */
export const BOT_STRENGTHS: Readonly<Record<BotStrength, Strength>> = {
  novice: { right: { 1: 0.55, 2: 0.4, 3: 0.3 }, median: 5_000 },
  regular: { right: { 1: 0.71, 2: 0.56, 3: 0.44 }, median: 3_000 },
  expert: { right: { 1: 0.93, 2: 0.83, 3: 0.7 }, median: 1_200 },
}

/** Standard normal deviate (Box-Muller). */
const normal = (u: number, v: number): number => Math.sqrt(-2 * Math.log(1 - u)) * Math.cos(2 * Math.PI * v)

/** R2: a bot's answer and its time (ms from the question), fixed by the game's seed and the question. */
export const planBotAnswer = (
  seed: string,
  index: number,
  item: ChoiceItem,
  strength: BotStrength,
): { readonly choice: number; readonly ms: Millis } => {
  const random = randomFrom(`${seed}:bot:${index}`)
  const { right, median } = BOT_STRENGTHS[strength]
  const knows = random() < right[item.difficulty]
  const miss = Math.floor(random() * (item.choices.length - 1))
  const choice = knows ? item.right : miss >= item.right ? miss + 1 : miss
  const thinking = median * Math.exp(0.45 * normal(random(), random()))
  const reading = readingTime(item) * 0.5
  return { choice, ms: Math.round(Math.min(Math.max(reading + thinking, 700), 9_500)) }
}
