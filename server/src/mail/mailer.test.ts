import { expect, test } from 'vitest'
import { masked } from './mailer.ts'

test.each([
  ['ada@example.org', 'a…@example.org'],
  ['a@example.org', 'a…@example.org'],
  ['"a@b"@example.org', '"…@example.org'],
  ['no address', '…'],
])('%s is shown as %s', (address, shown) => {
  expect(masked(address)).toBe(shown)
})
