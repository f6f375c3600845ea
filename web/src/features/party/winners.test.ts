import { expect, test } from 'vitest'
import { winnerWords } from './winners.ts'

/** What is said if players with these scores end, best first. */
const wordsFor = (...scores: number[]) =>
  winnerWords(
    scores.map((score, at) => ({
      ...{ name: 'Ada Ben Cy Dora'.split(' ')[at] ?? '', score },
      place: scores.filter((other) => other > score).length + 1,
    })),
  )

test('up to two winners are named', () => {
  expect(wordsFor(3, 2)).toBe('Ada wins!')
  expect(wordsFor(3, 3, 1)).toBe('Ada and Ben win!')
  expect(wordsFor(3, 3, 3, 1)).toBe('3 share first place!')
})

test('without points nobody wins', () => {
  expect(wordsFor(0, 0)).toBeNull()
  expect(wordsFor()).toBeNull()
})
