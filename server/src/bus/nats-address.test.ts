import { expect, test } from 'vitest'
import { isNatsAddress, parseNatsAddress } from './nats-address.ts'

test.each([
  ['nats://localhost:4222', { servers: ['localhost:4222'], tls: false }],
  ['nats://one:4222,nats://two', { servers: ['one:4222', 'two'], tls: false }],
  [
    'tls://ada:p%40ss@nats.example:4443',
    { servers: ['nats.example:4443'], tls: true, user: 'ada', pass: 'p@ss' },
  ],
  ['nats://secret@localhost', { servers: ['localhost'], tls: false, token: 'secret' }],
])('%s is understood', (text, expected) => {
  expect(isNatsAddress(text)).toBe(true)
  expect(parseNatsAddress(text)).toEqual(expected)
})

test.each(['', 'nats', 'http://localhost', 'nats://', 'nats://one,two'])('%j is no NATS address', (text) => {
  expect(isNatsAddress(text)).toBe(false)
})
