import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { Overload } from './overload.ts'

/** Lets a number of seconds pass, in each of which calls take the given time. */
const overload = () => {
  const clock = fakeClock()
  const one = new Overload(clock)
  const seconds = async (count: number, ms: number, calls = 100) => {
    for (let i = 0; i < count; i++) {
      for (let call = 0; call < calls; call++) one.record(ms)
      await clock.pass(1_000)
    }
  }
  return { one, clock, seconds }
}

test('games begin as long as calls are answered quickly', async () => {
  const { one, seconds } = overload()
  expect(one.retryAfter()).toBeNull()
  await seconds(10, 240)
  expect(one.retryAfter()).toBeNull()
})

test('no game begins after two slow seconds; one is not enough', async () => {
  const { one, seconds } = overload()
  await seconds(1, 400)
  expect(one.retryAfter()).toBeNull()
  await seconds(1, 20)
  await seconds(1, 400)
  expect(one.retryAfter()).toBeNull()
  await seconds(1, 400)
  expect(one.retryAfter()).toBe(5_000)
})

test('games begin again once calls are quick, not while they are merely less slow', async () => {
  const { one, seconds } = overload()
  await seconds(2, 400)
  await seconds(5, 180)
  expect(one.retryAfter()).not.toBeNull()
  await seconds(1, 20)
  expect(one.retryAfter()).toBeNull()
})

test('a few slow calls say nothing', async () => {
  const { one, seconds } = overload()
  await seconds(5, 2_000, 19)
  expect(one.retryAfter()).toBeNull()
})

test('games begin again when nobody plays any more', async () => {
  const { one, seconds, clock } = overload()
  await seconds(3, 400)
  expect(one.retryAfter()).not.toBeNull()
  await clock.pass(6_000)
  expect(one.retryAfter()).toBeNull()
})

test('those who are refused come back at different times, from 5 to 15 s', async () => {
  const { one, seconds } = overload()
  await seconds(2, 400)
  const waits = Array.from({ length: 22 }, () => one.retryAfter() ?? 0)
  expect([Math.min(...waits), Math.max(...waits), new Set(waits).size]).toEqual([5_000, 15_000, 11])
})
