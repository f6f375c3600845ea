import { expect, test } from 'vitest'
import { type PlacesGame, placesOutcome } from './outcome.ts'

const game = (change: Partial<PlacesGame> = {}): PlacesGame => ({
  total: 14,
  score: 12,
  ms: 90_000,
  counts: true,
  reason: 'completed',
  settled: true,
  best: { score: 11, ms: 80_000 },
  ...change,
})

test.each([
  ['more than before is a new best', {}, 'A new best', 'Your best was 11 in 1:20.'],
  ['as many in less time is a new best', { best: { score: 12, ms: 95_000 } }, 'A new best', undefined],
  ['as many in more time is none', { best: { score: 12, ms: 80_000 } }, 'The quiz is over', undefined],
  ['the first score is a first mark', { best: null }, 'First score!', ''],
  ['nothing found is no mark', { best: null, score: 0 }, 'The quiz is over', ''],
  ['before it is in the books nothing is claimed', { settled: false }, 'The quiz is over', ''],
  ['practice is no best', { counts: false, best: null }, 'The practice is over', undefined],
  ['practice without a miss', { counts: false, score: 14 }, 'All found', undefined],
  ['all of them again', { score: 14, best: { score: 14, ms: 1 } }, 'All 14', 'Your best is 14 in 0:00.'],
] as const)('%s', (_, change, title, standing) => {
  const outcome = placesOutcome(game(change))
  expect(outcome.title).toBe(title)
  expect(outcome.isBest).toBe(title === 'A new best' || title === 'First score!')
  if (standing !== undefined) expect(outcome.standing).toBe(standing)
})

test.each([
  [{}, '2 were missed.'],
  [{ score: 13 }, 'One was missed.'],
  [{ score: 14 }, 'You got them all!'],
  [{ reason: 'given-up' }, 'You gave up with 2 to go.'],
  [{ reason: 'time-over' }, 'Time ran out with 2 to go.'],
  [{ reason: 'left' }, 'Nobody came back for a day. 2 were not found.'],
] as const)('the reason for the end is shown: %#', (change, detail) => {
  expect(placesOutcome(game(change)).detail).toBe(detail)
})
