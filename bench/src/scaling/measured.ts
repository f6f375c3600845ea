import type { Costs } from './costs.ts'

/**
 * Measured on PostgreSQL with `npm run bench duels` and `npm run bench capacity`; `docs/scaling.md` says when and how.
 */
export const MEASURED: Costs = {
  main: 190,
  process: 224,
  database: 60,
  pace: 20,
  commit: 4,
  memory: 20_000,
  network: 1_300,
  match: 15_000,
}
