import { expect, test } from 'vitest'
import { onBeat } from './liveness.ts'

test.each([
  ['heard', 'silent'],
  ['silent', 'pinged'],
  ['pinged', 'lost'],
  ['lost', 'lost'],
] as const)('a heartbeat turns %s into %s', (before, after) => {
  expect(onBeat(before)).toBe(after)
})
