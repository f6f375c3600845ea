import { randomFrom } from '@trivium/rules/random'
import { describe, expect, test } from 'vitest'
import type { Costs } from './costs.ts'
import { needsOf } from './needs.ts'
import { simulate, simulatedCapacity } from './simulation.ts'

const COSTS: Costs = {
  ...{ main: 100, process: 120, database: 30, pace: 20, commit: 4 },
  // No pauses.
  ...{ marking: 0, markingEvery: 1 },
  ...{ memory: 20_000, network: 1_000, match: 15_000 },
}

describe('the simulation', () => {
  test('the main thread is as busy as the answers make it', () => {
    const { busy } = simulate(7_000, 20, COSTS, randomFrom('a'))
    expect(busy).toBeGreaterThan(0.095)
    expect(busy).toBeLessThan(0.105)
  })

  test('few players wait for a commit alone, more for the pace of commits', () => {
    expect(simulate(7, 200, COSTS, randomFrom('a')).p50).toBeCloseTo(4.1, 1)
    const { p50, p99 } = simulate(7_000, 10, COSTS, randomFrom('a'))
    expect(p50).toBeGreaterThan(COSTS.pace / 2)
    expect(p99).toBeGreaterThan(COSTS.pace)
    expect(p99).toBeLessThan(COSTS.pace + COSTS.commit + 10)
  })

  test('pauses delay the answers that arrive in them, and those that then wait in line', () => {
    const rare = simulate(7_000, 400, { ...COSTS, marking: 30, markingEvery: 40 }, randomFrom('a'))
    expect(rare.p99).toBeLessThan(50)
    const often = simulate(7_000, 400, { ...COSTS, marking: 30, markingEvery: 10 }, randomFrom('a'))
    expect(often.p99).toBeGreaterThan(80)
    expect(often.busy).toBeCloseTo(rare.busy, 2)
  })

  test('beyond its capacity the wait grows as long as players keep coming', () => {
    const short = simulate(80_000, 2, COSTS, randomFrom('a'))
    const long = simulate(80_000, 4, COSTS, randomFrom('a'))
    expect(long.p99).toBeGreaterThan(short.p99 * 1.5)
    expect(long.busy).toBeCloseTo(1, 1)
  })

  test('half the cost of an answer carries about twice the players', () => {
    const cheap = simulatedCapacity(50, { ...COSTS, main: 500 }, randomFrom('a'))
    const dear = simulatedCapacity(50, { ...COSTS, main: 1_000 }, randomFrom('a'))
    expect(dear).toBeLessThan(7_000)
    expect(cheap / dear).toBeGreaterThan(1.8)
    expect(cheap / dear).toBeLessThan(2.3)
  })
})

test('what players need follows from their answers: one every 7 s, twenty a match', () => {
  expect(needsOf(14_000, 5_000, COSTS)).toEqual({
    answers: 2_000,
    matches: 100,
    serverCores: 3,
    databaseCores: 0.06,
    memory: 280e6,
    network: 2e6,
    stored: 129.6e9,
  })
})
