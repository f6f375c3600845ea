import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { Stalls } from './stalls.ts'

test('a process whose timers run on time is not stalled; one whose timers are late is', async () => {
  const clock = fakeClock()
  const stalls = new Stalls(clock)
  await clock.pass(60_000)
  expect(stalls.count).toBe(0)
  await clock.skip(2_600)
  expect(stalls.count).toBe(1)
  expect(stalls.count).toBe(1)
  stalls.stop()
})

test('a stall is noticed before any timer has run', () => {
  let now = 0
  const stalls = new Stalls({ now: () => now, after: () => () => {} })
  now = 2_001
  expect(stalls.count).toBe(1)
})
