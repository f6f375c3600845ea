import { expect, test } from 'vitest'
import { streakWords } from './streak-words.ts'

const streak = { days: 5, best: 12, canMissOne: true, playedToday: true }

test('the grace day is explained before it is needed', () => {
  expect(streakWords(streak).grace).toContain('Miss one day a week')
})

test('a used grace day is mentioned before the streak is lost', () => {
  expect(streakWords({ ...streak, canMissOne: false }).grace).toContain('miss another before Monday')
})

test('without a streak no grace day is reported as used', () => {
  const words = streakWords({ days: 0, best: 0, canMissOne: false, playedToday: false })
  expect(words.title).toBe('No streak yet')
  expect(words.grace).not.toContain('used')
})

test('a streak that still needs today says so', () => {
  expect(streakWords({ ...streak, playedToday: false }).title).toBe('5-day streak, today still to come')
})

test.each([
  [{ ...streak }, 'Your longest: 12 days'],
  [{ ...streak, days: 12 }, 'Your longest so far'],
  [{ ...streak, days: 1, best: 1 }, 'Come back tomorrow to make it 2'],
])('%o: %s', (now, words) => {
  expect(streakWords(now).longest).toBe(words)
})
