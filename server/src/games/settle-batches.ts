import type { Millis } from '@trivium/rules/game/decider'
import type { Clock } from '../clock.ts'
import { Batches } from '../database/batches.ts'
import { storageFaultOf } from '../database/storage-fault.ts'
import { SETTLING, WorkloadBusy } from '../workload.ts'

export interface SettleBatchesOptions<Game, Settlement> {
  readonly clock: Clock
  /** Minimum time between the starts of transactions, in ms. */
  readonly interval: Millis
  /** Games per transaction. On the embedded database no answer can be saved while it runs. */
  readonly max: number
  /** The same while many more wait; by default no more. */
  readonly maxBehind?: number
  /** Settles games in one transaction; no player is in two of them. */
  readonly settle: (games: readonly Game[]) => Promise<readonly Settlement[]>
  readonly uidsOf: (game: Game) => readonly string[]
}

/**
 * Settles games that end at the same moment in one transaction. If that fails, smaller ones are tried until each faulty
 * game is alone, unless it is the database that has failed. A game is settled once, so trying again is safe.
 */
export const settleBatches = <Game, Settlement>(options: SettleBatchesOptions<Game, Settlement>) => {
  const { clock, interval, max, maxBehind, settle, uidsOf } = options
  const batches = new Batches<Game, Settlement>({
    ...{ clock, interval, max, workload: SETTLING, run: settle },
    ...(maxBehind !== undefined && { maxBehind }),
    isSeparable: (error) => storageFaultOf(error) === null && !(error instanceof WorkloadBusy),
    keysOf: uidsOf,
  })
  return (game: Game) => batches.add(game)
}
