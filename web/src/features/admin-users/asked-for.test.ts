import { expect, test } from 'vitest'
import { askedFor } from './asked-for.ts'

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
  expect(askedFor(words, list)).toEqual(by)
})
