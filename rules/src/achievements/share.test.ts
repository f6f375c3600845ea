import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unlockShare, unlockShareSentence } from './share.ts'

test.for([
  { count: 0, users: 0, share: 0, said: '0.0' },
  { count: 0, users: 10, share: 0, said: '0.0' },
  { count: 1, users: 1, share: 100, said: '100.0' },
  { count: 1, users: 3, share: 33.3, said: '33.3' },
  { count: 2, users: 3, share: 66.7, said: '66.7' },
  { count: 1, users: 8, share: 12.5, said: '12.5' },
  { count: 1, users: 20, share: 5, said: '5.0' },
  { count: 3, users: 2_000, share: 0.2, said: '0.2' },
  { count: 1, users: 2_001, share: 0, said: '0.0' },
  { count: 9_999_999, users: 10_000_000, share: 100, said: '100.0' },
  { count: 4, users: 3, share: 100, said: '100.0' },
])('AC6 $count of $users users is $said %', ({ count, users, share, said }) => {
  expect(unlockShare(count, users)).toBe(share)
  expect(unlockShareSentence(unlockShare(count, users))).toBe(`Only ${said}% of players have unlocked this!`)
})

test('AC6 a share is within half a tenth of the exact value, and never more than 100', () => {
  fc.assert(
    fc.property(fc.nat(20_000_000), fc.integer({ min: 1, max: 20_000_000 }), (count, users) => {
      const share = unlockShare(count, users)
      expect(share).toBeLessThanOrEqual(100)
      expect(Math.abs(share - Math.min(100, (100 * count) / users))).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})
