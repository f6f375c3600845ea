import { ACTS, type House } from './acts.ts'

/** Of each act, in ms. */
export type Times = Readonly<Record<string, number[]>>

/** So that what else the machine does meanwhile hits all sizes alike, they take turns. */
const ROUNDS = 20
const WARM_UP = 0.1

const repeat = async (house: House, name: string, times: number, into: number[]): Promise<void> => {
  const measured = ACTS[name]
  for (let i = 0; measured !== undefined && i < times; i++) {
    const run = await measured.act(house)
    const began = performance.now()
    await run()
    into.push(performance.now() - began)
  }
}

/** Measures every act so often in each house. */
export const measure = async (houses: readonly House[], samples: number): Promise<Times[]> => {
  const times = houses.map(() => Object.fromEntries(Object.keys(ACTS).map((name) => [name, [] as number[]])))
  for (const house of houses)
    for (const [name, { part }] of Object.entries(ACTS))
      await repeat(house, name, Math.ceil(samples * part * WARM_UP), [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, { part }] of Object.entries(ACTS))
      for (const [i, house] of houses.entries())
        await repeat(house, name, Math.ceil((samples * part) / ROUNDS), times[i]?.[name] ?? [])
  return times
}

export const quantile = (times: readonly number[], q: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * q))] ??
  Number.NaN
