import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { TimerWheel } from './timer-wheel.ts'

const wheel = () => {
  const clock = fakeClock(0)
  const due: [string, number][] = []
  return { clock, due, wheel: new TimerWheel(clock, (key) => due.push([key, clock.now()])) }
}

test('each key is due once, never early and at most 25 ms late', async () => {
  const { clock, due, wheel: one } = wheel()
  for (const [key, when] of [
    ['a', 100],
    ['b', 101],
    ['c', 124],
    ['d', 3_333],
  ] as const)
    one.set(key, when)
  await clock.pass(10_000)
  expect(due).toEqual([
    ['a', 100],
    ['b', 125],
    ['c', 125],
    ['d', 3_350],
  ])
})

test('a moved deadline is due at its new time, earlier or later', async () => {
  const { clock, due, wheel: one } = wheel()
  one.set('a', 1_000)
  one.set('b', 1_000)
  one.set('a', 500)
  one.set('b', 2_000)
  await clock.pass(10_000)
  expect(due).toEqual([
    ['a', 500],
    ['b', 2_000],
  ])
})

test('a removed deadline is never due', async () => {
  const { clock, due, wheel: one } = wheel()
  one.set('a', 100)
  one.set('a', null)
  one.set('b', null)
  await clock.pass(1_000)
  expect(due).toEqual([])
})

test('a deadline in the past is due at once', async () => {
  const { clock, due, wheel: one } = wheel()
  await clock.pass(1_010)
  one.set('a', 3)
  await clock.pass(0)
  expect(due).toEqual([['a', 1_010]])
})

test('a key can be set again while it is due', async () => {
  const clock = fakeClock(0)
  const due: number[] = []
  const one = new TimerWheel(clock, (key) => {
    due.push(clock.now())
    if (due.length < 3) one.set(key, clock.now() + 50)
  })
  one.set('a', 50)
  await clock.pass(1_000)
  expect(due).toEqual([50, 100, 150])
})

test('after a stop nothing is due and nothing can be set', async () => {
  const { clock, due, wheel: one } = wheel()
  one.set('a', 100)
  one.stop()
  one.set('b', 50)
  await clock.pass(1_000)
  expect(due).toEqual([])
})
