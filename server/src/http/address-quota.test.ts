import { expect, test } from 'vitest'
import { AddressQuota } from './address-quota.ts'

test('one address may hold a limited amount at once, and all addresses together may hold more', () => {
  const quota = new AddressQuota({ byAddress: 10, inAll: 25 })
  const first = quota.reserve('a', 6)
  expect(quota.reserve('a', 5)).toBeNull()
  expect(quota.reserve('a', 4)).not.toBeNull()
  expect(quota.reserve('b', 10)).not.toBeNull()
  expect(quota.reserve('c', 6)).toBeNull()
  first?.()
  expect(quota.reserve('c', 6)).not.toBeNull()
})

test('an amount released twice counts once', () => {
  const quota = new AddressQuota({ byAddress: 10, inAll: 10 })
  const release = quota.reserve('a', 10)
  release?.()
  release?.()
  expect(quota.reserve('a', 10)).not.toBeNull()
  expect(quota.reserve('b', 1)).toBeNull()
})
