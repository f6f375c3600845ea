import { expect, test } from 'vitest'
import { Visitors } from './visitors.ts'

const numbered = () => {
  const drawn: number[] = []
  let next = 0
  const chance = (bytes: number) => {
    drawn.push(bytes)
    return new Uint8Array(bytes).fill(next++)
  }
  return { drawn, visitors: new Visitors(chance) }
}

test('the salt is drawn anew every day, and only then', () => {
  const { drawn, visitors } = numbered()
  for (const day of ['2026-01-01', '2026-01-01', '2026-01-02', '2026-01-02', '2026-01-03'])
    visitors.isNew(day, '10.0.0.1', 'Firefox')
  expect(drawn).toEqual([32, 32, 32])
})

test('who came yesterday is new today, once', () => {
  const { visitors } = numbered()
  expect(visitors.isNew('2026-01-01', '10.0.0.1', 'Firefox')).toBe(true)
  expect(visitors.isNew('2026-01-01', '10.0.0.1', 'Firefox')).toBe(false)
  expect(visitors.isNew('2026-01-02', '10.0.0.1', 'Firefox')).toBe(true)
  expect(visitors.isNew('2026-01-02', '10.0.0.1', 'Firefox')).toBe(false)
})

test('another address or another browser is another visitor', () => {
  const { visitors } = numbered()
  visitors.isNew('2026-01-01', '10.0.0.1', 'Firefox')
  expect(visitors.isNew('2026-01-01', '10.0.0.2', 'Firefox')).toBe(true)
  expect(visitors.isNew('2026-01-01', '10.0.0.1', 'Chrome')).toBe(true)
})
