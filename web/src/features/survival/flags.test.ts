import { expect, test } from 'vitest'
import { beatenWords, flagAhead, flagsOf, flagWords } from './flags.ts'

test.each([
  ['a first run on an empty board has none', { best: null, top: null }, ''],
  ['nothing is known after a reload elsewhere', {}, ''],
  ['own best below the best of all', { best: 14, top: 21 }, 'Your best is 14, the best of all is 21.'],
  ['own best is the best of all', { best: 21, top: 21 }, 'Your best is 21.'],
  ['a first run on a full board', { best: null, top: 9 }, 'The best of all is 9.'],
  ['a first run on an empty board', { best: null, top: null, bot: 4 }, 'The bot’s score to beat is 4.'],
  ['a bot that is beaten', { best: 4, top: null, bot: 4 }, 'Your best is 4.'],
  ['a bot beside a player', { best: null, top: 2, bot: 4 }, 'The best of all is 2.'],
])('%s', (_, marks, words) => {
  expect(flagWords(flagsOf(marks))).toBe(words)
})

test('the flag ahead is the next one beyond the part shown', () => {
  const flags = flagsOf({ best: 14, top: 21 })
  expect([10, 20, 30].map((shown) => flagAhead(flags, shown)?.at)).toEqual([14, 21, undefined])
})

test('the bot’s flag says that it is the bot’s', () => {
  expect(beatenWords(flagsOf({ best: null, top: null, bot: 4 }), 5)).toBe('You beat the bot: 5')
})

test.each([
  [14, null],
  [15, 'New best: 15'],
  [16, null],
  [22, 'New record: 22'],
])('with %i right answers: %s', (score, words) => {
  expect(beatenWords(flagsOf({ best: 14, top: 21 }), score)).toBe(words)
})
