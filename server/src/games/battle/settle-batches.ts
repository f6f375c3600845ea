import type { Millis } from '@trivium/rules/game/decider'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import { Batches } from '../../database/batches.ts'
import type { Schema } from '../../database/schema.ts'
import { storageFaultOf } from '../../database/storage-fault.ts'
import { SETTLING, WorkloadBusy } from '../../workload.ts'
import { type EndedBattle, type Settlement, settleGames, uidsOf, type Within } from './settle-battle.ts'

/** Games per transaction. On the embedded database no answer can be saved while it runs. */
const MAX_GAMES = 10

export interface SettleBatchesOptions {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Minimum time between the starts of transactions, in ms. */
  readonly interval: Millis
  /** Runs inside the transaction, for each game. */
  readonly within: Within
}

/**
 * Settles games that end at the same moment in one transaction. If that fails, smaller ones are tried until each faulty
 * game is alone, unless it is the database that has failed. A game is settled once, so trying again is safe.
 */
export const settleBatches = ({ db, clock, interval, within }: SettleBatchesOptions) => {
  const batches = new Batches<EndedBattle, Settlement>({
    ...{ clock, interval, max: MAX_GAMES, workload: SETTLING },
    run: (games) => settleGames(db, games, clock.now(), within),
    isSeparable: (error) => storageFaultOf(error) === null && !(error instanceof WorkloadBusy),
    keysOf: uidsOf,
  })
  return (game: EndedBattle) => batches.add(game)
}
