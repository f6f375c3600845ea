import { expect, test } from 'vitest'
import { headToHead } from './head-to-head.ts'

test.each([
  [3, 2, 'You lead 3 : 2'],
  [2, 3, 'Ada leads 3 : 2'],
  [1, 1, 'Level at 1 : 1'],
])('%i wins and %i losses are described as %s', (wins, losses, told) => {
  expect(headToHead({ wins, losses, draws: 4 }, 'Ada')).toBe(told)
})
