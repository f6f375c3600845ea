import { expect, test } from 'vitest'
import { growthFor } from './collect-garbage-less-often.ts'

const GB = 1024 ** 3

test('with little memory the heap grows less before it is collected', () => {
  expect([0.5, 1, 2, 3, 4, 64].map((size) => growthFor(size * GB))).toEqual([100, 100, 200, 200, 300, 300])
})
