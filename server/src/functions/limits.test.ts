import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { Limits } from './limits.ts'

const limit = { calls: 3, per: 1_000 }

test('a window admits a fixed number of calls; further ones learn when to retry', async () => {
  const clock = fakeClock()
  const limits = new Limits(clock)
  const take = () => limits.take('ada', limit)
  expect([take(), take(), take(), take()]).toEqual([null, null, null, 1_000])
  await clock.pass(400)
  expect(take()).toBe(600)
  await clock.pass(600)
  expect(take()).toBeNull()
})

test('each key is counted separately, also after a sweep', async () => {
  const clock = fakeClock()
  const limits = new Limits(clock)
  for (let i = 0; i < 4; i++) limits.take('ada', limit)
  expect(limits.take('bob', limit)).toBeNull()
  await clock.pass(60_000)
  expect(limits.take('ada', limit)).toBeNull()
})
