import { expect, test } from 'vitest'
import { knowledgeOf, knowledgeRows, knowledgeSummary } from './knowledge.ts'

const KNOWN = { flags: ['FR', 'JP'], countries: ['FR', 'DE'] }
const country = (region: string) => ({ region, path: null, at: [0, 0] as const })
const COUNTRIES = {
  FR: country('europe'),
  DE: country('europe'),
  JP: country('asia'),
  KE: country('africa'),
}

test('a country is known by its place, its flag, or both', () =>
  expect(Object.fromEntries(knowledgeOf(KNOWN, Object.keys(COUNTRIES)))).toEqual({
    FR: 'both',
    DE: 'country',
    JP: 'flag',
    KE: 'nothing',
  }))

test('each continent has its numbers', () =>
  expect(knowledgeRows(knowledgeOf(KNOWN, Object.keys(COUNTRIES)), COUNTRIES)).toEqual([
    ['Africa', '0 of 1', '0 of 1'],
    ['Asia', '0 of 1', '1 of 1'],
    ['Europe', '2 of 2', '1 of 2'],
  ]))

test.each([
  [{ flags: [], countries: [] }, 'No countries yet: the map fills with every right answer.'],
  [{ flags: ['FR'], countries: ['FR', 'DE'] }, '2 countries and 1 flag so far'],
])('the summary counts both', (known, said) => expect(knowledgeSummary(known)).toBe(said))
