import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const shared = { deep: [1] }

test.each([
  ['nothing', { a: 1 }, { a: 1 }, null],
  ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
  ['to null', { a: {} }, { a: null }, { a: null }],
  ['from null', { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
  ['an equal copy', { a: { b: [1, 2] } }, { a: { b: [1, 2] } }, null],
  ['a shared part', { a: [shared, 1] }, { a: [shared, 1] }, null],
  ['inside a list', { a: [1, 2] }, { a: [1, 3] }, { a: [1, 3] }],
  ['a longer list', { a: [1] }, { a: [1, 2] }, { a: [1, 2] }],
  ['deep inside', { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, { a: { b: { c: 2 } } }],
  ['a list for an object', { a: {} }, { a: [] }, { a: [] }],
  ['a new key', {}, { a: 1 }, { a: 1 }],
  ['a field among those given', { a: 1, b: 2 }, { b: 3 }, { b: 3 }],
])('a change of %s is sent as exactly that change', (_, before, next, expected) => {
  expect(changedFields(before, next)).toEqual(expected)
})
