import type { SoloDocument } from '@trivium/wire/documents/solo'
import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const run = (change: Partial<SoloDocument> = {}): SoloDocument => ({
  mode: 'solo',
  id: 'abcdefghijk2',
  settled: true,
  kind: 'survival',
  phase: 'ended',
  total: null,
  index: 7,
  question: null,
  askedAt: 0,
  answerBy: 0,
  chosen: { choice: 1, text: null },
  reveal: { right: 0, accepted: 'Istanbul', wasRight: false },
  marks: [],
  score: 7,
  ended: { at: 0, reason: 'missed' },
  clock: 12_000,
  ...change,
})

test.each([
  ['more than before is a new best', 6, 'A new best', true],
  ['the first score is a first mark', null, 'First score!', true],
  ['as much as before is no new best', 7, 'As far as your best', false],
  ['less than before is just over', 9, 'The run is over', false],
  ['where nothing is known of before nothing is claimed', undefined, 'The run is over', false],
] as const)('%s', (_, before, title, isBest) => {
  expect(outcomeOf(run(), before)).toMatchObject({ title, isBest })
})

test('a run without a right answer is never a best, not even the first', () => {
  expect(outcomeOf(run({ score: 0, index: 0 }), null)).toMatchObject({ title: 'The run is over' })
})

test.each([
  [{}, 'You made it to question 8.'],
  [{ chosen: null }, 'Time ran out at question 8.'],
  [{ ended: { at: 0, reason: 'given-up' } }, 'You gave up at question 8.'],
  [{ ended: { at: 0, reason: 'exhausted' } }, 'There is no question left on this road. Nobody goes further.'],
] as const)('the outcome says why the run is over: %#', (change, detail) => {
  expect(outcomeOf(run(change), 9).detail).toBe(detail)
})
