import { expect, test } from 'vitest'
import { kindWords, shortened } from './kind-names.ts'

test('a question is labelled with its kind and the number of parts written', () => {
  expect(kindWords({ kind: 'choice', answers: ['a', 'b', 'c', 'd'] })).toBe('Four choices')
  expect(kindWords({ kind: 'choice', answers: ['a', 'b', ' '] })).toBe('2 choices')
  expect(kindWords({ kind: 'order', answers: ['a', 'b', 'c'] })).toBe('Order: 3 parts')
  expect(kindWords({ kind: 'typed', answers: ['a'] })).toBe('Typed')
})

test('a long question is cut off between two words', () => {
  expect(shortened('Which river?')).toBe('Which river?')
  expect(shortened('river '.repeat(40))).toMatch(/^(river ){26}…$/)
  expect(shortened('r'.repeat(200))).toBe(`${'r'.repeat(160)} …`)
})
