import { expect, test } from 'vitest'
import { failureOf } from '../../live/reply.ts'
import { notNewWords, refusedWords } from './naming-words.ts'

test.each([
  ['FR', true, 'You already have France.'],
  ['FR', false, 'France is not in Africa.'],
  ['GL', false, 'Greenland is not on this map.'],
])('a name that adds nothing: %s, found before: %s', (place, isFound, words) => {
  expect(notNewWords(place, 'africa', isFound)).toBe(words)
})

const failure = (message: string, details = {}) => failureOf({ message, details }, 'ABORTED').error ?? null

test.each([
  ['without a reason', 'FR', null, 'France isn’t in this quiz.'],
  ['in another region', 'JP', null, 'Japan is not in Europe.'],
  [
    'too late',
    'FR',
    failure('Late.', { reason: 'answered-late' }),
    'France does not count. Time was over before it reached the server.',
  ],
  ['for another reason', 'FR', failure('No such game.'), 'France does not count. No such game.'],
])('a country that the server refuses %s', (_, place, refused, words) => {
  expect(refusedWords(place, 'europe', refused)).toBe(words)
})
