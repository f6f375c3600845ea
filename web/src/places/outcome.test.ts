import { expect, test } from 'vitest'
import { type PlacesGame, placesOutcome } from './outcome.ts'

const game = ({ score = 12, ...change }: Partial<PlacesGame> = {}): PlacesGame => ({
  total: 14,
  score,
  missed: 14 - score,
  ms: 90_000,
  counts: true,
  reason: 'completed',
  settled: true,
  best: { score: 11, ms: 80_000 },
  ...change,
})

test.each([
  ['more than before', {}, 'best', 'New best: 12', 'Your best was 11 in 1:20.'],
  ['as many in less time', { best: { score: 12, ms: 95_000 } }, 'best', 'Faster than ever', undefined],
  ['as many in more time', { best: { score: 12, ms: 80_000 } }, 'good', 'Well travelled', undefined],
  ['the first score', { best: null }, 'first', 'First score!', ''],
  ['nothing found', { best: null, score: 0 }, 'zero', 'Uncharted territory', ''],
  ['one missed', { score: 13, best: { score: 14, ms: 1 } }, 'good', 'So close', undefined],
  ['half', { score: 7, best: { score: 14, ms: 1 } }, 'fair', 'Getting around', undefined],
  ['a few', { score: 3, best: { score: 14, ms: 1 } }, 'low', 'Room to explore', undefined],
  ['before it is settled nothing is claimed', { settled: false }, 'good', 'Well travelled', ''],
  ['practice is no best', { counts: false, best: null }, 'good', 'Well travelled', undefined],
  ['practice without a miss', { counts: false, score: 14 }, 'perfect', 'You got them all!', undefined],
  ['all of them', { score: 14 }, 'perfect', 'You got them all!', 'Your best was 11 in 1:20.'],
  [
    'all again',
    { score: 14, best: { score: 14, ms: 1 } },
    'perfect',
    'You got them all!',
    'Your best is 14 in 0:00.',
  ],
] as const)('%s', (_, change, kind, verdict, standing) => {
  const outcome = placesOutcome(game(change))
  expect(outcome).toMatchObject({ kind, verdict })
  if (standing !== undefined) expect(outcome.standing).toBe(standing)
})

test.each([
  [{}, '2 were missed.'],
  [{ score: 13 }, 'One was missed.'],
  [{ score: 14 }, 'All 14, in 1:30.'],
  [{ reason: 'given-up' }, 'You gave up with 2 to go.'],
  [{ reason: 'time-over' }, 'Time ran out with 2 to go.'],
  [{ reason: 'left' }, 'Nobody came back for a day. 2 were not found.'],
  [{ reason: 'given-up', score: 0, missed: 11 }, 'You gave up with 11 to go.'],
  [{ score: 9, missed: 0 }, 'All 14, in 1:30.'],
] as const)('the reason for the end is shown: %#', (change, line) => {
  expect(placesOutcome(game(change)).line).toBe(line)
})
