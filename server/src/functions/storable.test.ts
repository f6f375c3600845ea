import { expect, test } from 'vitest'
import { isStorable } from './storable.ts'

const deep = (inmost: string, depth = 200_000) => JSON.parse('['.repeat(depth) + inmost + ']'.repeat(depth))

test.each([
  ['\u0000'],
  ['a\u0000b'],
  ['\ud83d'],
  ['\ude00 first'],
  [{ text: 'x', more: ['y', { deeper: 'a\u0000' }] }],
  [{ 'a\u0000': 1 }],
  [['fine', { '\udc00': null }]],
  [deep('"\\u0000"')],
])('%# is not storable', (value) => {
  expect(isStorable(value)).toBe(false)
})

test.each([
  [''],
  ['Ünïcode, 😀, \u0001, \uffff, \u200b'],
  [null],
  [undefined],
  [7],
  [true],
  [[]],
  [{ a: { b: ['c', null, 1e300] } }],
  [JSON.parse('{"__proto__": "fine"}')],
  [deep('"fine"')],
])('%# is storable', (value) => {
  expect(isStorable(value)).toBe(true)
})
