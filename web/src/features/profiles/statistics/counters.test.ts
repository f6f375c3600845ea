import { expect, test } from 'vitest'
import { samplePlayer } from '../player.test-kit.ts'
import { counterTables } from './counters.ts'

const counter = (label: string, change: Parameters<typeof samplePlayer>[0] = {}) =>
  counterTables(samplePlayer(change))
    .flatMap(({ counters }) => counters)
    .find((found) => found.label === label)

test('the share won is of all rated matches', () => {
  expect(counter('Win rate')?.value).toBe('60%')
})

test('before the first rated match there is no win rate', () => {
  expect(counter('Win rate', { ratedGames: 0, wins: 0, losses: 0, draws: 0 })).toBeUndefined()
})

test('a provisional rating says how many games it still needs', () => {
  expect(counter('Rating', { ratedGames: 19 })?.note).toContain('1 to go')
  expect(counter('Rating', { ratedGames: 20 })?.note).toContain('Settled')
})

test('right answers say which games they come from', () => {
  expect(counter('Questions', { questionsCorrect: 7 })).toMatchObject({
    value: 7,
    note: 'In matches, dailies, Survival and custom quizzes.',
  })
})

test('flags are listed once one was named', () => {
  expect(counter('Flags')).toBeUndefined()
  expect(counter('Flags', { flagQuestionsCorrect: 7 })?.value).toBe(7)
})
