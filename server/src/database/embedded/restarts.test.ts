import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { Restarts } from './restarts.ts'

const reason = new Error('no space')

test('the first end is followed by a start at once, each further one by a longer pause, four seconds at most', async () => {
  const clock = fakeClock()
  const restarts = new Restarts(clock)
  restarts.started()
  for (const pause of [0, 500, 1_000, 2_000, 4_000, 4_000]) {
    restarts.ended(reason)
    if (pause > 0) {
      await clock.pass(pause - 1)
      expect(restarts.refusal).toBe(reason)
      await clock.pass(1)
    }
    expect(restarts.refusal).toBeNull()
    restarts.started()
  }
})

test('an engine that was well for half a minute may be started again at once', async () => {
  const clock = fakeClock()
  const restarts = new Restarts(clock)
  restarts.started()
  for (let n = 0; n < 5; n++) restarts.ended(reason)
  await clock.pass(4_000)
  restarts.started()
  await clock.pass(30_000)
  restarts.ended(reason)
  expect(restarts.refusal).toBeNull()
})
