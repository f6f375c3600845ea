import { expect, test } from 'vitest'
import { COUNTRIES } from '../places/countries.ts'
import { clueOf } from './clues.ts'
import { haveSimilarNames, revealingNames } from './naming.ts'

const clues = COUNTRIES.map((country) => ({ ...country, clue: clueOf(country.id) }))

test('each of the 197 countries has its own clue', () =>
  expect(new Set(clues.map(({ clue }) => clue)).size).toBe(197))

test('no clue contains its country’s name, or a word that reveals it', () =>
  expect(clues.flatMap((each) => revealingNames(each, each.clue).map((word) => [each.id, word]))).toEqual([]))

test('clues are a few whole sentences', () => {
  for (const { clue } of clues) {
    expect(clue).toMatch(/^[A-Z].+\.$/)
    expect(clue).not.toMatch(/undefined|NaN|null|\bthe the\b|\.\.| {2}|about 0 km/)
    expect(clue.length).toBeGreaterThan(60)
    expect(clue.length).toBeLessThan(480)
  }
})

test('a name in a clue is found, but not inside a longer word', () => {
  const niger = { name: 'Niger', names: ['Niger', 'Republic of Niger'] }
  expect(revealingNames(niger, 'Borders Nigeria to the south.')).toEqual([])
  expect(revealingNames(niger, 'Once the Republic of Niger.')).toEqual([
    'Niger',
    'Niger',
    'Republic of Niger',
  ])
})

test.each([
  ['Guinea', 'Guinea-Bissau', true],
  ['DR Congo', 'Republic of the Congo', true],
  ['Sudan', 'South Sudan', true],
  ['Niger', 'Nigeria', false],
  ['South Africa', 'South Sudan', false],
])('%s and %s: %s', (one, other, alike) => expect(haveSimilarNames(one, other)).toBe(alike))
