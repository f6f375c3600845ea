import { expect, test } from 'vitest'
import { Visitors } from './visitors.ts'

const numbered = (most?: number) => {
  const drawn: number[] = []
  let next = 0
  const random = (bytes: number) => {
    drawn.push(bytes)
    return new Uint8Array(bytes).fill(next++)
  }
  return { drawn, visitors: new Visitors({ random, clock: { now: () => 0 } }, most) }
}

test('the salt changes every day, and only then', () => {
  const { drawn, visitors } = numbered()
  for (const day of ['2026-01-01', '2026-01-01', '2026-01-02', '2026-01-02', '2026-01-03'])
    visitors.isNew(day, '10.0.0.1', 'Firefox')
  expect(drawn).toEqual([32, 32, 32])
})

test('a visitor of yesterday is new once today', () => {
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

test('hashes of earlier days are dropped even if nobody visits, those of the day are kept', () => {
  const { drawn, visitors } = numbered()
  visitors.isNew('2026-01-01', '10.0.0.1', 'Firefox')
  visitors.forgetBefore('2026-01-01')
  expect(visitors.isNew('2026-01-01', '10.0.0.1', 'Firefox')).toBe(false)
  visitors.forgetBefore('2026-01-02')
  expect(visitors.isNew('2026-01-01', '10.0.0.1', 'Firefox')).toBe(true)
  expect(drawn).toEqual([32, 32])
})

/** How many of `browsers` are new, from each of `addresses`. */
const crowd = (visitors: Visitors, addresses: number, browsers: number): number => {
  let found = 0
  for (let address = 0; address < addresses; address++)
    for (let browser = 0; browser < browsers; browser++)
      if (visitors.isNew('2026-01-01', `10.0.0.${address}`, `Firefox ${browser}`)) found += 1
  return found
}

test('an address has at most 50 visitors a day and does not reduce those of others', () => {
  const { visitors } = numbered()
  expect(crowd(visitors, 2, 60)).toBe(100)
  expect(visitors.isNew('2026-01-02', '10.0.0.1', 'Firefox 59')).toBe(true)
})

test('all addresses together have no more visitors than the memory limit allows', () => {
  const { visitors } = numbered(120)
  expect(crowd(visitors, 4, 50)).toBe(120)
  expect(visitors.isNew('2026-01-02', '10.0.0.3', 'Firefox 49')).toBe(true)
})
