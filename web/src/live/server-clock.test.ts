import { expect, test } from 'vitest'
import { ServerClock } from './server-clock.ts'

const clockAt = () => {
  const time = { now: 10_000 }
  return { time, clock: new ServerClock(() => time.now) }
}

test('before any measurement the browser’s own clock is used', () => {
  expect(clockAt().clock.now()).toBe(10_000)
})

test('the server’s time is assumed to be from the middle of the round trip', () => {
  const { time, clock } = clockAt()
  time.now = 10_100
  clock.measured(10_000, 60_000)
  expect(clock.now()).toBe(60_050)
})

test('the measurement with the shortest round trip is used', () => {
  const { time, clock } = clockAt()
  time.now = 10_020
  clock.measured(10_000, 60_010)
  time.now = 12_000
  clock.measured(11_000, 99_000)
  expect(clock.now()).toBe(62_000)
})

test('old measurements are dropped, so that a changed clock is noticed', () => {
  const { time, clock } = clockAt()
  clock.measured(10_000, 20_000)
  for (let i = 0; i < 12; i += 1) {
    time.now += 1_000
    clock.measured(time.now - 50, time.now + 500_000)
  }
  expect(clock.now()).toBe(time.now + 500_025)
})
