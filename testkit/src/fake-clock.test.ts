import { expect, test } from 'vitest'
import { fakeClock } from './fake-clock.ts'

/** A clock with a timer that repeats every minute, and the times at which it ran. */
const repeating = () => {
  const clock = fakeClock(0)
  const ran: number[] = []
  const repeat = () => {
    ran.push(clock.now())
    clock.after(60_000, repeat)
  }
  clock.after(60_000, repeat)
  return { clock, ran }
}

test('passing runs a repeating timer at each of its times', async () => {
  const { clock, ran } = repeating()
  await clock.pass(180_000)
  expect(ran).toEqual([60_000, 120_000, 180_000])
})

test('skipping runs it once, afterwards, and then in its rhythm again', async () => {
  const { clock, ran } = repeating()
  await clock.skip(180_000)
  expect(ran).toEqual([180_000])
  await clock.pass(60_000)
  expect(ran).toEqual([180_000, 240_000])
})
