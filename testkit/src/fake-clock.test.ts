import { expect, test } from 'vitest'
import { fakeClock } from './fake-clock.ts'

/** A clock with a timer that runs every minute, and the times at which it ran. */
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

test('pass runs a repeating timer every time it is due', async () => {
  const { clock, ran } = repeating()
  await clock.pass(180_000)
  expect(ran).toEqual([60_000, 120_000, 180_000])
})

test('skip runs a repeating timer only once, and the timer repeats as usual afterwards', async () => {
  const { clock, ran } = repeating()
  await clock.skip(180_000)
  expect(ran).toEqual([180_000])
  await clock.pass(60_000)
  expect(ran).toEqual([180_000, 240_000])
})
