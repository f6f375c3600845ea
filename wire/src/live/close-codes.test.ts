import { expect, test } from 'vitest'
import { CLOSE } from './close-codes.ts'

test('close codes are distinct, lie in the range for applications, and their reasons fit a frame', () => {
  const all = Object.values(CLOSE)
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  for (const { code, reason } of all) {
    expect(code).toBeGreaterThanOrEqual(4000)
    expect(code).toBeLessThan(5000)
    expect(new TextEncoder().encode(reason).length).toBeLessThanOrEqual(123)
  }
})
