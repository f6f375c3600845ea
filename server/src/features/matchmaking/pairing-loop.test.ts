import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { FIRST_DELAY, INTERVAL, PairingLoop } from './pairing-loop.ts'

type Result = 'nobody-waits' | 'somebody-waits'

const looping = () => {
  const clock = fakeClock()
  const runs: ((result: Result) => void)[] = []
  const loop = new PairingLoop(clock, () => {
    const { promise, resolve } = Promise.withResolvers<Result>()
    runs.push(resolve)
    return promise
  })
  const finish = async (result: Result) => {
    runs.at(-1)?.(result)
    await clock.pass(0)
  }
  return { clock, loop, finish, count: () => runs.length }
}

test('idle: nothing is read until somebody joins', async () => {
  const { clock, loop, count } = looping()
  await clock.pass(60_000)
  expect(count()).toBe(0)
  loop.wake()
  await clock.pass(FIRST_DELAY)
  expect(count()).toBe(1)
})

test('scheduled: joining again changes nothing', async () => {
  const { clock, loop, count } = looping()
  loop.wake()
  await clock.pass(FIRST_DELAY - 1)
  loop.wake()
  await clock.pass(1)
  expect(count()).toBe(1)
  await clock.pass(60_000)
  expect(count()).toBe(1)
})

test('pairing: while somebody waits the queue is read again after the interval', async () => {
  const { clock, loop, finish, count } = looping()
  loop.wake()
  await clock.pass(FIRST_DELAY)
  await finish('somebody-waits')
  await clock.pass(INTERVAL - 1)
  expect(count()).toBe(1)
  await clock.pass(1)
  expect(count()).toBe(2)
})

test('pairing: once nobody waits the queue is no longer read', async () => {
  const { clock, loop, finish, count } = looping()
  loop.wake()
  await clock.pass(FIRST_DELAY)
  await finish('nobody-waits')
  await clock.pass(60_000)
  expect(count()).toBe(1)
  loop.wake()
  await clock.pass(FIRST_DELAY)
  expect(count()).toBe(2)
})

test.each(['nobody-waits', 'somebody-waits'] as const)(
  'pairing: whoever joins meanwhile is not missed when %s',
  async (result) => {
    const { clock, loop, finish, count } = looping()
    loop.wake()
    await clock.pass(FIRST_DELAY)
    loop.wake()
    await finish(result)
    await clock.pass(FIRST_DELAY)
    expect(count()).toBe(2)
  },
)

test.each(['idle', 'scheduled'] as const)('stopped while %s: nothing is read any more', async (state) => {
  const { clock, loop, count } = looping()
  if (state === 'scheduled') loop.wake()
  await loop.stop()
  loop.wake()
  await clock.pass(60_000)
  expect(count()).toBe(0)
})

test('stopped while pairing: the loop ends with that pairing, and no other follows', async () => {
  const { clock, loop, finish, count } = looping()
  loop.wake()
  await clock.pass(FIRST_DELAY)
  let hasStopped = false
  const stopping = loop.stop().then(() => {
    hasStopped = true
  })
  await clock.pass(0)
  expect(hasStopped).toBe(false)
  await finish('somebody-waits')
  await stopping
  await clock.pass(60_000)
  expect(count()).toBe(1)
})
