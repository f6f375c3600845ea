import type { SoloDocument } from '@trivium/wire/documents/solo'
import { expect, test } from 'vitest'
import { survivalOutcome } from './outcome.ts'

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
  categories: [],
  marks: [],
  score: 7,
  ended: { at: 0, reason: 'missed' },
  clock: 12_000,
  ...change,
})

test.each([
  ['more than before is a new best', 7, 6, 'best', 'New best: 7'],
  ['the first score is one', 7, null, 'first', 'First score!'],
  ['the first score above zero is one', 7, 0, 'first', 'First score!'],
  ['as much as before is level', 7, 7, 'good', 'Level with your best'],
  ['a little less is close', 7, 9, 'good', 'So close'],
  ['a little less than very little is not', 2, 3, 'low', 'Short and sweet'],
  ['much less is a decent run', 7, 19, 'fair', 'A decent run'],
  ['a long run is one beside any best', 15, 40, 'good', 'Quite a run'],
  ['where nothing is known of before, nothing is claimed', 7, undefined, 'fair', 'A decent run'],
  ['no right answer is never a best', 0, null, 'zero', 'Flat tyre'],
] as const)('%s', (_, score, before, kind, verdict) => {
  expect(survivalOutcome(run({ score }), { best: before })).toMatchObject({ kind, verdict })
})

test.each([
  [{}, 'You made it to question 8.'],
  [{ chosen: null }, 'Time ran out at question 8.'],
  [{ score: 0, index: 0 }, 'The first question got you. It happens.'],
  [{ ended: { at: 0, reason: 'given-up' } }, 'You gave up at question 8.'],
  [{ ended: { at: 0, reason: 'given-up' }, index: -1 }, 'You gave up.'],
] as const)('the outcome says why the run is over: %#', (change, line) => {
  expect(survivalOutcome(run(change), { best: 9 }).line).toBe(line)
})

test.each([
  ['a first score above the bot’s beats it', 7, null, 6, 'first', 'You beat the bot!'],
  ['as much as the bot is a first score', 7, null, 7, 'first', 'First score!'],
  ['a better score than one’s own is a new best', 7, 5, 6, 'best', 'New best: 7'],
  ['a run without a clock has no bot', 7, null, null, 'first', 'First score!'],
] as const)('%s', (_, score, best, bot, kind, verdict) => {
  expect(survivalOutcome(run({ score }), { best, bot })).toMatchObject({ kind, verdict })
})

test('the bot that was beaten has a name and a score', () => {
  expect(survivalOutcome(run(), { best: null, bot: 4 }).line).toBe('You made it to question 8. Cone got 4.')
})

test('a run through every question is perfect', () => {
  expect(survivalOutcome(run({ ended: { at: 0, reason: 'exhausted' } }), { best: 3 })).toMatchObject({
    kind: 'perfect',
    verdict: 'You finished it!',
  })
})
