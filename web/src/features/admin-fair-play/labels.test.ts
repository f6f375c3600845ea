import { SIGNAL_KINDS } from '@trivium/rules/fair-play/signal'
import { expect, test } from 'vitest'
import { chanceOf, INNOCENT_EXPLANATIONS, SIGNAL_LABELS, sentenceOf } from './labels.ts'

test.each(SIGNAL_KINDS)('%s has a name, a sentence and an innocent explanation', (kind) => {
  expect(SIGNAL_LABELS[kind]).toBeTruthy()
  expect(INNOCENT_EXPLANATIONS[kind].length).toBeGreaterThan(20)
  expect(sentenceOf(kind, { games: 3 }, 'Ben')).not.toMatch(/undefined|NaN/)
})

test('a pair is described from the side of the player whom the case is about', () => {
  const figures = { games: 18, ratedGames: 20, won: 17, byChance: 1e-7 }
  expect(sentenceOf('same-pair', { ...figures, given: 17 }, 'Ben')).toContain('Ben lost 17 of 18 rated games')
  expect(sentenceOf('same-pair', { ...figures, gave: 17 }, 'Ben')).toContain('This player lost 17 of 18')
})

test.each([
  [{ byChance: 3e-10 }, 'less than 1 in a thousand million'],
  [{ byChance: 1e-40 }, 'less than 1 in a million million'],
  [{ byChance: 0 }, 'less than 1 in a million million'],
  [{ byChance: 1e-20, narrowByChance: 2e-7 }, 'less than 1 in a million'],
])('a probability is put into words: %j', (figures, words) => {
  expect(chanceOf({ kind: 'hard-answers', figures })).toBe(words)
})

test('two sides in one browser have no probability', () => {
  expect(chanceOf({ kind: 'same-device', figures: { games: 3 } })).toBeNull()
})
