import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { SoloConfig, SoloEvent, SoloItem } from '@trivium/rules/modes/solo/events'
import type { Kysely, Transaction } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import type { SoloSummary } from '../../database/tables/games.ts'

/** A game of one seat about to be opened. */
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

/** Thrown by `within` to take everything back. */
export class NotOpened extends Error {}

/** Game, seat and first event in one transaction; `within` adds what must happen together with it, or throws NotOpened. */
export const openSolo = async (
  db: Kysely<Schema>,
  { id, player, config, summary, seed, items, at }: SoloOpening,
  within: (tx: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<SoloEvent[] | null> => {
  const opened: SoloEvent = { type: 'opened', at, seed, players: [player], config, items }
  try {
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('games')
        .values({
          id,
          mode: 'solo',
          opened_at: at,
          rated: false,
          summary: json<SoloSummary>(summary) as never,
        })
        .execute()
      await tx
        .insertInto('game_seats')
        .values({ game_id: id, seat: 0, uid: player.uid, opened_at: at })
        .execute()
      await tx
        .insertInto('game_events')
        .values({ game_id: id, seq: 0, at, event: json(opened) })
        .execute()
      await within(tx)
    })
    return [opened]
  } catch (error) {
    if (error instanceof NotOpened) return null
    throw error
  }
}
