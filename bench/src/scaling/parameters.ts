import type { Costs } from './costs.ts'

/** Partly measured and partly assumed: `docs/scaling.md` says which, and with what. */
export const PARAMETERS: Costs = {
  main: 198,
  process: 224,
  database: 60,
  pace: 10,
  commit: 4,
  marking: 43,
  markingEvery: 135,
  memory: 20_000,
  network: 1_300,
  match: 15_000,
}
