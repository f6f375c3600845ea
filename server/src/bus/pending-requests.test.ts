import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { PROBE_EVERY, REQUEST_TIMEOUT } from './bus.ts'
import { PendingRequests } from './pending-requests.ts'

test('a request without an answer is probed once every quarter of a second, although a probe is a request too', async () => {
  const clock = fakeClock()
  const probes: number[] = []
  const pending: PendingRequests = new PendingRequests(clock, async (subject) => {
    if (subject === '') return true
    probes.push(clock.now())
    return (await pending.add('').reply).ok
  })
  const { reply } = pending.add('driver')
  await clock.pass(REQUEST_TIMEOUT)
  expect(await reply).toEqual({ ok: false, why: 'timed-out' })
  expect(probes).toHaveLength(REQUEST_TIMEOUT / PROBE_EVERY - 1)
})

test('a request is answered at once when nobody responds to its subject', async () => {
  const clock = fakeClock()
  const pending = new PendingRequests(clock, async () => false)
  const { reply } = pending.add('driver')
  await clock.pass(PROBE_EVERY)
  expect(await reply).toEqual({ ok: false, why: 'no-responders' })
})
