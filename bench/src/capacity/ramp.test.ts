import { expect, test } from 'vitest'
import { hasEnded, lastFine, limitOf, nextStep, type Window } from './ramp.ts'

const window = (change: Partial<Window>): Window => ({
  players: 100,
  p99: 10,
  server: 0.5,
  load: 0.5,
  ...change,
})

test.each([
  ['nothing', {}, null],
  ['nothing before the first answer', { p99: Number.NaN }, null],
  ['50 ms are allowed', { p99: 50 }, null],
  ['late acknowledgements', { p99: 50.1 }, 'p99'],
  ['a full core', { server: 0.98, p99: 80 }, 'core'],
  ['a full load, whatever else', { load: 0.98, server: 0.98, p99: 80 }, 'load'],
] as const)('%s', (_, change, expected) => {
  expect(limitOf(window(change))).toBe(expected)
})

test('a single slow window does not end a ramp, two in a row do', () => {
  const [fine, slow, full] = [window({}), window({ p99: 90 }), window({ server: 1 })]
  const warm = [fine, fine, fine, fine]
  expect(hasEnded([...warm, slow])).toBe(false)
  expect(hasEnded([...warm, fine, slow, fine, full])).toBe(false)
  expect(hasEnded([...warm, fine, slow, full])).toBe(true)
})

test('the first four windows warm the server up and end nothing', () => {
  const slow = window({ p99: 90 })
  expect(hasEnded([slow, slow, slow, slow, slow])).toBe(false)
  expect(hasEnded([slow, slow, slow, slow, slow, slow])).toBe(true)
})

test('the capacity of a ramp is that of its last fine window', () => {
  const windows = [100, 200, 300, 400].map((players) => window({ players, p99: players / 6 }))
  expect(lastFine(windows)).toBe(200 + 100)
  expect(lastFine(windows.slice(3))).toBe(0)
})

test('a ramp grows by its step, and by a tenth once that is more', () => {
  expect(nextStep(0, 500)).toBe(500)
  expect(nextStep(20_000, 500)).toBe(2_000)
})
