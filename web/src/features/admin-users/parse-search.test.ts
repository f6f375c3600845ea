import { expect, test } from 'vitest'
import { parseSearch } from './parse-search.ts'

test.each([
  ['', '', { kind: 'newest' }],
  ['', 'banned', { kind: 'banned' }],
  ['', 'staff', { kind: 'staff' }],
  ['', 'nonsense', { kind: 'newest' }],
  ['ada', 'banned', { kind: 'name', prefix: 'ada' }],
  ['Ada@Example.org', '', { kind: 'email', email: 'ada@example.org' }],
  ['a b', '', null],
  ['x'.repeat(21), '', null],
])('“%s” in the list “%s” asks for %j', (words, list, by) => {
  expect(parseSearch(words, list)).toEqual(by)
})
