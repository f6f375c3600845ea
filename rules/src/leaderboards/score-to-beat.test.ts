import { expect, test } from 'vitest'
import { DAILY_MIX } from '../daily/daily-mix.ts'
import type { ChoiceItem, Difficulty } from '../game/item.ts'
import { planBotAnswer } from '../modes/battle/bot.ts'
import { SURVIVAL } from '../survival/steps.ts'
import { BOT_RUNS, botDailyScore, isBotRight, playsAnotherRun, scoreToBeat } from './score-to-beat.ts'

const GAMES = 2_000

const sampleItem = (difficulty: Difficulty, i: number): ChoiceItem => ({
  question: `question-${i}`,
  category: 'history',
  difficulty,
  prompt: 'Prompt?',
  choices: ['alpha', 'bravo', 'delta', 'gamma'],
  right: i % 4,
})

/** The difficulties of a day's questions (D2). */
const TEN = DAILY_MIX.flatMap((count, i) =>
  Array.from({ length: count }, (_, n) => sampleItem((i + 1) as Difficulty, n)),
)
const DAYS = Array.from({ length: GAMES }, (_, day) => botDailyScore(`day ${day}`, TEN))

const shareOf = <T>(all: readonly T[], test: (one: T) => boolean): number =>
  all.filter(test).length / all.length
const mean = (scores: readonly number[]): number => scores.reduce((sum, one) => sum + one, 0) / scores.length

/** A run through easy questions: the first fifteen of a bank without answers (V3). */
const runOf = (seed: string): number => {
  let index = 0
  while (isBotRight(seed, index, sampleItem(1, index))) index += 1
  return index
}
const weekOf = (week: number): number | null => {
  const scores: number[] = []
  while (playsAnotherRun(scores)) scores.push(runOf(`week ${week}, run ${scores.length}`))
  return scoreToBeat(scores)
}
const WEEKS = Array.from({ length: GAMES }, (_, week) => weekOf(week))

test('SB1 SB2 the same day gives the same score', () => {
  expect(botDailyScore('day 7', TEN)).toBe(DAYS[7])
  expect(new Set(DAYS).size).toBeGreaterThan(6)
})

test('SB2 the bot gets six of ten on average, rarely all, and on some days fewer than five', () => {
  expect(mean(DAYS)).toBeCloseTo(4 * 0.71 + 4 * 0.56 + 2 * 0.44, 0.5)
  expect(shareOf(DAYS, (score) => score === 10)).toBeLessThan(0.02)
  expect(shareOf(DAYS, (score) => score < 5)).toBeGreaterThan(0.1)
})

test.for([1, 2, 4, 8])('SB3 the best of a week’s runs is %i or less as often as chance says', (score) => {
  const chance = (1 - 0.71 ** (score + 1)) ** BOT_RUNS
  expect(Math.abs(shareOf(WEEKS, (best) => (best ?? 0) <= score) - chance)).toBeLessThan(0.05)
})

test('SB3 a beginner can beat it in some weeks, and it is never endless', () => {
  expect(shareOf(WEEKS, (best) => (best ?? 0) <= 2)).toBeGreaterThan(0.2)
  expect(shareOf(WEEKS, (best) => (best ?? 0) > 15)).toBeLessThan(0.02)
})

test('SB3 a week without a right answer is rare, because the bot then plays on, ten runs at most', () => {
  expect(WEEKS.filter((best) => best === null)).toEqual([])
  const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)
  expect([zeros(0), zeros(2), zeros(3), zeros(9), zeros(10)].map(playsAnotherRun)).toEqual([
    ...[true, true, true, true, false],
  ])
  expect([[5], [5, 0], [0, 5, 0], [0, 0, 0, 1]].map(playsAnotherRun)).toEqual([true, true, false, false])
})

test('SB1 planned answers are within the clock, so time never ends a run', () => {
  const late = { ...sampleItem(3, 0), prompt: 'A long prompt. '.repeat(40) }
  const times = Array.from({ length: GAMES }, (_, i) => planBotAnswer(`game-${i}`, 0, late, 'regular').ms)
  expect(Math.max(...times)).toBeLessThan(SURVIVAL.clock ?? 0)
})

test('SB4 a score of zero is no score to beat', () => {
  expect([[], [0], [0, 0, 0], [0, 4, 2], [7]].map(scoreToBeat)).toEqual([null, null, null, 4, 7])
})
