import type { ChoiceItem } from '../game/item.ts'
import { planBotAnswer } from '../modes/battle/bot.ts'

/** SB1: as often right as people are. */
const STRENGTH = 'regular'

/** SB3: how many runs of Survival the bot plays in a week, if one of them has a right answer. */
export const BOT_RUNS = 3
const MAX_RUNS = 10

/** SB1: whether the bot answers an item of its game right; `index` from 0. */
export const isBotRight = (seed: string, index: number, item: ChoiceItem): boolean =>
  planBotAnswer(seed, index, item, STRENGTH).choice === item.right

/** SB2: the bot's right answers to a day's questions. */
export const botDailyScore = (seed: string, items: readonly ChoiceItem[]): number =>
  items.filter((item, index) => isBotRight(seed, index, item)).length

/** SB3: whether the bot plays another run after those with these scores. */
export const playsAnotherRun = (scores: readonly number[]): boolean =>
  scores.length < BOT_RUNS || (scoreToBeat(scores) === null && scores.length < MAX_RUNS)

/** SB4: the best of the bot's scores; null if that is zero, which is no score to beat. */
export const scoreToBeat = (scores: readonly number[]): number | null => Math.max(0, ...scores) || null
