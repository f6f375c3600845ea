import { expect, test } from 'vitest'
import { percent, recordParts } from './record.ts'

test('before the first rated match there is no record', () => {
  expect(recordParts({ wins: 0, draws: 0, losses: 0 })).toEqual([])
})

test('the shares of the record add up to one', () => {
  expect(recordParts({ wins: 6, draws: 1, losses: 3 })).toEqual([
    { outcome: 'won', count: 6, share: 0.6 },
    { outcome: 'drawn', count: 1, share: 0.1 },
    { outcome: 'lost', count: 3, share: 0.3 },
  ])
})

test.each([
  [0, '0%'],
  [0.001, 'under 1%'],
  [0.5, '50%'],
  [0.999, 'over 99%'],
  [1, '100%'],
])('a share of %f is written as %s', (share, told) => {
  expect(percent(share)).toBe(told)
})
