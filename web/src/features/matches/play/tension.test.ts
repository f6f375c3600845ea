import { expect, it } from 'vitest'
import { tensionOf } from './tension.ts'

const game = { phase: 'question', index: 8, total: 10, seat: 1, scores: [5, 5], players: [{}, {}] }
const of = (change: object) => tensionOf({ ...game, ...change } as unknown as Parameters<typeof tensionOf>[0])

it.each([
  [{}, 'Level. All to play for'],
  [{ index: 9, scores: [6, 5] }, 'One point behind. All to play for'],
  [{ scores: [5, 6] }, 'One point ahead. Hold on'],
  [{ scores: [3, 5] }, null],
  [{ index: 7 }, null],
  [{ phase: 'reveal' }, null],
])('a match with %o says %j', (change, words) => {
  expect(of(change)).toBe(words)
})
