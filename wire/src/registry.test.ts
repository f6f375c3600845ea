import { expect, test } from 'vitest'
import { FUNCTIONS } from './registry.ts'

test.each(Object.entries(FUNCTIONS))('%s has a limit and accepts no unknown fields', (name, literal) => {
  expect(literal.limit.calls).toBeGreaterThan(0)
  expect(literal.limit.per).toBeGreaterThan(0)
  if (name !== 'isAdmin') expect(literal.input.safeParse({ unheardOf: 1 }).success).toBe(false)
  expect(literal.output.safeParse({ unheardOf: 1 }).success).toBe(false)
})
