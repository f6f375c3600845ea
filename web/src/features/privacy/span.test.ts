import { expect, test } from 'vitest'
import { span } from './span.ts'

test.each([
  [400 * 86_400_000, '400 days'],
  [86_400_000, '1 day'],
  [3_600_000, '1 hour'],
  [36 * 3_600_000, '36 hours'],
  [15 * 60_000, '15 minutes'],
])('%s ms are %s', (ms, said) => {
  expect(span(ms)).toBe(said)
})
