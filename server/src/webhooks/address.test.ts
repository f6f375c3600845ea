import { expect, test } from 'vitest'
import { addressProblem, isPrivateAddress, maskedUrl, PrivateAddressError, publicLookup } from './address.ts'

test.each([
  ['https://discord.com/api/webhooks/1/abc', null],
  ['https://hooks.slack.com/services/T/B/x', null],
  ['https://chat.example:8443/hooks/x', null],
  ['https://8.8.8.8/x', null],
  ['https://[2606:4700::1111]/x', null],
  ['http://discord.com/api/webhooks/1/abc', 'webhook-not-https'],
  ['ftp://chat.example/x', 'webhook-address'],
  ['file:///etc/passwd', 'webhook-address'],
  ['not an address', 'webhook-address'],
  ['https://user:secret@chat.example/x', 'webhook-address'],
  ['https://localhost/x', 'webhook-private'],
  ['https://LOCALHOST./x', 'webhook-private'],
  ['https://db.internal/x', 'webhook-private'],
  ['https://127.0.0.1/x', 'webhook-private'],
  ['https://2130706433/x', 'webhook-private'],
  ['https://0x7f.1/x', 'webhook-private'],
  ['https://10.1.2.3/x', 'webhook-private'],
  ['https://172.31.0.1/x', 'webhook-private'],
  ['https://192.168.1.1/x', 'webhook-private'],
  ['https://169.254.169.254/latest/meta-data', 'webhook-private'],
  ['https://100.64.0.1/x', 'webhook-private'],
  ['https://0.0.0.0/x', 'webhook-private'],
  ['https://[::1]/x', 'webhook-private'],
  ['https://[::ffff:127.0.0.1]/x', 'webhook-private'],
  ['https://[64:ff9b::7f00:1]/x', 'webhook-private'],
  ['https://[2002:7f00:1::]/x', 'webhook-private'],
  ['https://[fd00::1]/x', 'webhook-private'],
  ['https://[fe80::1]/x', 'webhook-private'],
] as const)('%s: %s', (url, problem) => {
  expect(addressProblem(url, false)).toBe(problem)
})

test('plain http and private networks are accepted if the operator allows them', () => {
  for (const url of ['http://127.0.0.1:9000/x', 'https://chat.internal/x'])
    expect(addressProblem(url, true)).toBeNull()
  expect(addressProblem('ftp://10.0.0.1/', true)).toBe('webhook-address')
})

test('a name that resolves to this machine is refused at lookup', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve))
  expect(error).toBeInstanceOf(PrivateAddressError)
})

test('private networks are recognised, and the neighbouring ones are public', () => {
  for (const address of ['9.255.255.255', '11.0.0.0', '172.15.0.1', '172.32.0.1', '192.167.0.1', '2a00::1'])
    expect(isPrivateAddress(address), address).toBe(false)
  for (const address of ['224.0.0.1', '255.255.255.255', '198.19.0.1', '::', '2001:db8::1', 'ff02::1'])
    expect(isPrivateAddress(address), address).toBe(true)
})

test('a masked address shows only its host and last characters', () => {
  expect(maskedUrl('https://discord.com/api/webhooks/123/a-secret-of-68-x7Qk')).toBe(
    'https://discord.com/…x7Qk',
  )
})
