import { expect, test } from 'vitest'
import { monthsBefore } from './retention.ts'

test.each([
  ['2026-03-15T10:00:00Z', 12, '2025-03-15T10:00:00Z'],
  ['2026-03-15T10:00:00Z', 13, '2025-02-15T10:00:00Z'],
  ['2026-03-31T00:00:00Z', 13, '2025-02-28T00:00:00Z'],
  ['2028-02-29T00:00:00Z', 12, '2027-02-28T00:00:00Z'],
])('%s minus %i months is %s', (now, months, before) => {
  expect(new Date(monthsBefore(Date.parse(now), months))).toEqual(new Date(before))
})
