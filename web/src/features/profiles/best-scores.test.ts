import { expect, test } from 'vitest'
import { bestScores } from './best-scores.ts'

test('a player without scores has no best scores', () => {
  expect(bestScores({ scores: {}, flagQuizScores: {}, countryQuizScores: {} })).toEqual([])
})

test('modes come first, then flags, then countries; regions have a fixed order', () => {
  const scores = bestScores({
    scores: { Survival: 31 },
    flagQuizScores: { 'south-america': 12, all: 201 },
    countryQuizScores: { oceania: 6, europe: 40 },
  })
  expect(scores).toEqual([
    { label: 'Survival', value: 31 },
    { label: 'Flags of the whole world', value: 201 },
    { label: 'Flags of South America', value: 12 },
    { label: 'Countries of Europe', value: 40 },
    { label: 'Countries of Oceania', value: 6 },
  ])
})

test('a score of zero counts as a score', () => {
  expect(bestScores({ scores: { Survival: 0 }, flagQuizScores: {}, countryQuizScores: {} })).toHaveLength(1)
})
