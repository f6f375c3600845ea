import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { Limits } from './limits.ts'

const limit = { calls: 3, per: 1_000 }

test('a window admits a fixed number of calls; further ones learn when to retry', async () => {
  const clock = fakeClock()
  const limits = new Limits(clock)
  const take = () => limits.take('calls of', 'ada', limit)
  expect([take(), take(), take(), take()]).toEqual([null, null, null, 1_000])
  await clock.pass(400)
  expect(take()).toBe(600)
  await clock.pass(600)
  expect(take()).toBeNull()
})

test('each caller and each thing that is counted has a window, also after a sweep', async () => {
  const clock = fakeClock()
  const limits = new Limits(clock)
  for (let i = 0; i < 4; i++) limits.take('calls of', 'ada', limit)
  expect(limits.take('calls of', 'bob', limit)).toBeNull()
  expect(limits.take('mails to', 'ada', limit)).toBeNull()
  await clock.pass(60_000)
  expect(limits.take('calls of', 'ada', limit)).toBeNull()
})
