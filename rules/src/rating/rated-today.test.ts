import { expect, test } from 'vitest'
import { isRatedGameAllowed } from './rated-today.ts'

test.for([
  { before: 0, rated: true },
  { before: 4, rated: true },
  { before: 5, rated: false },
  { before: 12, rated: false },
])('L6 after $before games together today one more is rated: $rated', ({ before, rated }) => {
  expect(isRatedGameAllowed(before)).toBe(rated)
})
