import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { SoloConfig, SoloEvent, SoloItem } from '@trivium/rules/modes/solo/events'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { SoloSummary } from '../../database/tables/games.ts'
import { openOneSeat } from '../one-seat/opening.ts'

/** A daily, a run of Survival or a custom quiz about to be opened. */
export interface SoloOpening {
  readonly id: string
  readonly player: Player & { readonly uid: string }
  readonly config: SoloConfig
  readonly summary: SoloSummary
  readonly seed: string
  /** None in Survival. */
  readonly items: readonly SoloItem[]
  readonly at: Millis
}

/** As `openOneSeat`. */
export const openSolo = (
  db: Kysely<Schema>,
  { id, player, config, summary, seed, items, at }: SoloOpening,
  within?: (tx: Transaction<Schema>) => Promise<void>,
): Promise<SoloEvent[] | null> => {
  const opened = { type: 'opened', at, seed, players: [player], config, items } as const
  return openOneSeat<SoloEvent>(db, { id, mode: 'solo', player, summary, opened }, within)
}
