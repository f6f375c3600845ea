import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { Restarts } from './restarts.ts'

const reason = new Error('no space')

test('the engine restarts at once the first time, then after growing pauses of at most four seconds', async () => {
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

test('an engine that ran for half a minute may be restarted at once', async () => {
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
