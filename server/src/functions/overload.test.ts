import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { Overload } from './overload.ts'

const MANY = 1_000

/** Lets seconds pass in which calls of running games take the given time, ms. */
const overload = (playing = MANY) => {
  const clock = fakeClock()
  let [games, behind] = [playing, 0]
  const one = new Overload({ clock, games: () => games, settlingBehind: () => behind })
  return {
    one,
    clock,
    play(count: number) {
      games = count
    },
    fallBehind(ms: number) {
      behind = ms
    },
    async seconds(count: number, ms: number, calls = 100) {
      for (let i = 0; i < count; i++) {
        for (let call = 0; call < calls; call++) one.record(ms)
        await clock.pass(1_000)
      }
    },
    /** The share of new games that begin. */
    share: () => Array.from({ length: 200 }, () => one.retryAfter()).filter((no) => no === null).length / 200,
  }
}

test('all games begin as long as calls are answered within the limits that were measured', async () => {
  const { seconds, share } = overload()
  expect(share()).toBe(1)
  await seconds(30, 190)
  expect(share()).toBe(1)
})

test('a pause of two seconds refuses nobody', async () => {
  const { seconds, share } = overload()
  for (let i = 0; i < 5; i++) {
    await seconds(2, 2_000)
    await seconds(1, 20)
  }
  expect(share()).toBe(1)
})

test('slow calls refuse nobody while few games are played, however slow and however long', async () => {
  const { seconds, share } = overload(199)
  await seconds(60, 5_000)
  expect(share()).toBe(1)
})

test('fewer and fewer games begin while calls stay slow, but never none', async () => {
  const { seconds, share } = overload()
  const shares: number[] = []
  for (let i = 0; i < 5; i++) {
    await seconds(3, 400)
    shares.push(share())
  }
  expect(shares.toSorted((a, b) => b - a)).toEqual(shares)
  expect(shares[0]).toBeLessThan(0.8)
  expect(shares[4]).toBeLessThan(0.03)
  await seconds(60, 400)
  expect(share()).toBeGreaterThan(0)
})

test('more games begin once calls are quick, not while they are merely less slow; all after twenty seconds', async () => {
  const { seconds, share } = overload()
  await seconds(20, 400)
  await seconds(10, 150)
  expect(share()).toBeLessThan(0.05)
  await seconds(10, 20)
  expect(share()).toBeGreaterThan(0.45)
  expect(share()).toBeLessThan(0.6)
  await seconds(10, 20)
  expect(share()).toBe(1)
})

test('fewer games begin while ended games wait for seconds to be settled, though answers are quick', async () => {
  const { seconds, share, fallBehind } = overload()
  fallBehind(4_000)
  await seconds(10, 20)
  expect(share()).toBe(1)
  fallBehind(4_100)
  await seconds(10, 20)
  expect(share()).toBeLessThan(0.1)
  fallBehind(0)
  await seconds(20, 20)
  expect(share()).toBe(1)
})

test('games begin again when few are played any more', async () => {
  const { seconds, share, play } = overload()
  await seconds(20, 400)
  play(100)
  await seconds(20, 400)
  expect(share()).toBe(1)
})

test('games begin again when nobody answers any more', async () => {
  const { seconds, share, clock } = overload()
  await seconds(20, 400)
  await clock.pass(20_000)
  expect(share()).toBe(1)
})

test('a second without any answer changes nothing', async () => {
  const { seconds, share } = overload()
  await seconds(20, 400)
  await seconds(4, 0, 0)
  expect(share()).toBeLessThan(0.05)
})

test('those who are refused come back at different times, from 5 to 15 s', async () => {
  const { one, seconds } = overload()
  await seconds(20, 400)
  const waits = Array.from({ length: 23 }, () => one.retryAfter()).filter((ms) => ms !== null)
  expect([Math.min(...waits), Math.max(...waits), new Set(waits).size]).toEqual([5_000, 15_000, 11])
})
