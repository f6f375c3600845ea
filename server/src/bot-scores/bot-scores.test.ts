import type { Question } from '@trivium/rules/game/item'
import { DAY } from '@trivium/rules/time'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { smallBank } from '@trivium/testkit/small-bank'
import { expect, test } from 'vitest'
import { QuestionIndex } from '../questions/question-index.ts'
import type { QuestionPicker } from '../questions/question-picker.ts'
import { createBotScores } from './bot-scores.ts'

const BANK: readonly Question[] = smallBank(300)

/** A process: the bank in memory, without a database. */
const inProcess = (part: { readonly secret?: string; readonly failures?: number } = {}) => {
  const { secret = 'secret', failures = 0 } = part
  const clock = fakeClock(Date.UTC(2026, 0, 5))
  const index = new QuestionIndex()
  for (const question of BANK) index.put({ ...question, tags: [] })
  let [calls, left] = [0, failures]
  const picker = {
    refreshIfDue: async () => {},
    sample: (seed: string) => index.sample(seed, new Map(), () => true),
    byIds: async (ids: readonly string[]) => {
      calls += 1
      if (left-- > 0) throw new Error('no database')
      return BANK.filter(({ id }) => ids.includes(id))
    },
  } as Partial<QuestionPicker> as QuestionPicker
  const botScoreOf = createBotScores({
    clock,
    picker,
    daySeed: (name) => `${secret} ${name}`,
    questionsOf: async (day) => ({ seed: `${secret} ${day}`, questions: BANK.slice(0, 10) }),
  })
  return { clock, botScoreOf, calls: () => calls }
}

/** The scores of twenty weeks, and of their Mondays. */
const twentyWeeks = async ({ clock, botScoreOf }: ReturnType<typeof inProcess>) => {
  const scores: (number | null)[] = []
  for (let week = 0; week < 20; week++) {
    scores.push(
      await botScoreOf('survival'),
      await botScoreOf(`daily/${new Date(clock.now()).toISOString().slice(0, 10)}`),
    )
    await clock.skip(7 * DAY)
  }
  return scores
}

test('every process has the same scores, which differ from week to week and day to day', async () => {
  const scores = await twentyWeeks(inProcess())
  expect(await twentyWeeks(inProcess())).toEqual(scores)
  expect(await twentyWeeks(inProcess({ secret: 'other' }))).not.toEqual(scores)
  expect(new Set(scores.filter((_, i) => i % 2 === 0)).size).toBeGreaterThan(3)
  expect(new Set(scores.filter((_, i) => i % 2 === 1)).size).toBeGreaterThan(3)
})

test('a week is played once, for the leaderboards of the week and of all time', async () => {
  const { botScoreOf, calls, clock } = inProcess()
  const score = await botScoreOf('survival')
  const played = calls()
  expect(await botScoreOf('survival/2026-W02')).toBe(score)
  await clock.skip(6 * DAY)
  expect(await botScoreOf('survival')).toBe(score)
  expect(calls()).toBe(played)
  await clock.skip(DAY)
  await botScoreOf('survival')
  expect(calls()).toBeGreaterThan(played)
})

test.each([
  'survival/2026-W01',
  'daily/2026-01-04',
  'daily/2026-01-06',
  'elo',
  'flags/all',
  'countries/asia',
  'nothing',
])('on %s the bot has no score', async (board) => expect(await inProcess().botScoreOf(board)).toBeNull())

test('a failed read is not kept', async () => {
  const { botScoreOf } = inProcess({ failures: 1 })
  await expect(botScoreOf('survival')).rejects.toThrow('no database')
  expect(await botScoreOf('survival')).toBe(await inProcess().botScoreOf('survival'))
})
