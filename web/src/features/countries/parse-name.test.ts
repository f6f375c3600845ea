import { expect, test } from 'vitest'
import { isOf, matchEntered, nameOf } from './parse-name.ts'

test.for([
  'French Guiana',
  'Eastern Samoa',
  'Republic of Aruba',
  'Republic of Niue',
  'Republic of Macau',
  'Guyane',
])('%s, which is not on the map, is not a misspelling of a country', (text) => {
  const match = matchEntered(text)
  expect(match.kind === 'one' && isOf(match.id, 'all')).toBe(false)
})

test('a place that is not on the map is reported by its name', () => {
  const match = matchEntered('guam')
  expect(match.kind === 'one' && nameOf(match.id)).toBe('Guam')
})
