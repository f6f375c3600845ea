import { type BenchDatabase, OPERATIONS } from './operations.ts'

/** The times of each operation, by round, ms. */
export type Times = Readonly<Record<string, number[][]>>

/**
 * The databases take turns, so that other load on the machine affects all of them alike. The median round
 * counts, so that a short disturbance has no effect.
 */
const ROUNDS = 20
const WARM_UP = 0.1

/** Operations that read enough rows to evict everything else from memory. They run last. */
const SWEEPING = ['count(*)']

const partOf = (name: string): number => OPERATIONS[name]?.part ?? 0

const repeat = async (house: BenchDatabase, name: string, times: number): Promise<number[]> => {
  const measured = OPERATIONS[name]
  const took: number[] = []
  for (let i = 0; measured !== undefined && i < times; i++) {
    const run = await measured.act(house)
    const began = performance.now()
    await run()
    took.push(performance.now() - began)
  }
  return took
}

/** Measures every operation in each database, up to `samples` times. */
export const measure = async (houses: readonly BenchDatabase[], samples: number): Promise<Times[]> => {
  const times = houses.map(() =>
    Object.fromEntries(Object.keys(OPERATIONS).map((name) => [name, [] as number[][]])),
  )
  const takeTurns = async (names: readonly string[]): Promise<void> => {
    for (const house of houses)
      for (const name of names) await repeat(house, name, Math.ceil(samples * partOf(name) * WARM_UP))
    for (let round = 0; round < ROUNDS; round++)
      for (const name of names)
        for (const [i, house] of houses.entries()) {
          // Warms up query plans and the processor's cache, as on a server under load.
          await repeat(house, name, Math.min(10, Math.ceil(samples * partOf(name) * WARM_UP)))
          times[i]?.[name]?.push(await repeat(house, name, Math.ceil((samples * partOf(name)) / ROUNDS)))
        }
  }
  const names = Object.keys(OPERATIONS)
  await takeTurns(names.filter((name) => !SWEEPING.includes(name)))
  await takeTurns(SWEEPING)
  return times
}

const at = (times: readonly number[], q: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * q))] ??
  Number.NaN

/** The median of the rounds' quantiles. */
export const quantile = (rounds: readonly (readonly number[])[], q: number): number =>
  at(
    rounds.map((times) => at(times, q)),
    0.5,
  )
