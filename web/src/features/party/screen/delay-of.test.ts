import { expect, test } from 'vitest'
import { delayOf } from './delay-of.ts'

test.for([
  ['5', 5_000],
  ['2.5', 2_500],
  ['60', 60_000],
  ['61', 60_000],
  ['-3', 0],
  ['soon', 0],
  ['Infinity', 0],
  ['', 0],
  [null, 0],
] as const)('the delay %s of an overlay is %i ms', ([text, ms]) => {
  expect(delayOf(text)).toBe(ms)
})
