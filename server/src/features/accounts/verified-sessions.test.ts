import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { VERIFIED_FOR, VerifiedSessions } from './verified-sessions.ts'

const ADA = { uid: 'ada', sid: 'session-of-ada' }

const counted = (answer: () => boolean | Promise<boolean>) => {
  let lookups = 0
  return {
    lookUp: async () => {
      lookups += 1
      return answer()
    },
    get lookups() {
      return lookups
    },
  }
}

test('a session is looked up once within the time for which it counts as verified', async () => {
  const clock = fakeClock()
  const sessions = new VerifiedSessions(clock)
  const stored = counted(() => true)
  for (let i = 0; i < 10; i++) expect(await sessions.has(ADA, stored.lookUp)).toBe(true)
  expect(stored.lookups).toBe(1)
  await clock.pass(VERIFIED_FOR)
  expect(await sessions.has(ADA, stored.lookUp)).toBe(true)
  expect(stored.lookups).toBe(2)
})

test('an unknown session is looked up each time', async () => {
  const sessions = new VerifiedSessions(fakeClock())
  const stored = counted(() => false)
  for (let i = 0; i < 3; i++) expect(await sessions.has(ADA, stored.lookUp)).toBe(false)
  expect(stored.lookups).toBe(3)
})

test('a verified session of one player is not one of another player', async () => {
  const sessions = new VerifiedSessions(fakeClock())
  await sessions.has(ADA, async () => true)
  expect(await sessions.has({ ...ADA, uid: 'ben' }, async () => false)).toBe(false)
})

test('an ended session is looked up again at once', async () => {
  const sessions = new VerifiedSessions(fakeClock())
  await sessions.has(ADA, async () => true)
  sessions.forget([ADA.sid])
  expect(await sessions.has(ADA, async () => false)).toBe(false)
})

test('a session that ends while it is looked up is not remembered', async () => {
  const sessions = new VerifiedSessions(fakeClock())
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const lookup = sessions.has(ADA, () => promise)
  sessions.forget([ADA.sid])
  resolve(true)
  await lookup
  expect(await sessions.has(ADA, async () => false)).toBe(false)
})
