import type { Millis } from '@trivium/rules/game/decider'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { settleBatches } from '../settle-batches.ts'
import { type EndedBattle, type Settlement, settleGames, uidsOf, type Within } from './settle-battle.ts'

/** Larger transactions would catch up sooner, but on the embedded database answers wait for each. */
const MAX_GAMES = 10

export interface SettleBattlesOptions {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Minimum time between the starts of transactions, in ms. */
  readonly interval: Millis
  /** Runs inside the transaction, for each game. */
  readonly within: Within
}

/** Settles battles that end at the same moment together. */
export const settleBattles = ({ db, clock, interval, within }: SettleBattlesOptions) =>
  settleBatches<EndedBattle, Settlement>({
    ...{ clock, interval, max: MAX_GAMES, uidsOf },
    settle: (games) => settleGames(db, games, clock.now(), within),
  })
