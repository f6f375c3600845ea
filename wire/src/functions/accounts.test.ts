import { expect, test } from 'vitest'
import { accounts } from './accounts.ts'

test.each(Object.entries(accounts))('%s is limited by address as well as by player', (_, literal) => {
  const { limit, addressLimit } = literal as { limit: Rate; addressLimit?: Rate }
  expect(addressLimit).toBeDefined()
  if (addressLimit === undefined) return
  // Several people share an address: one person must not use up its limit alone.
  expect(addressLimit.calls).toBeGreaterThan(limit.calls)
})

interface Rate {
  readonly calls: number
  readonly per: number
}
