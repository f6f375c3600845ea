import { json } from '@trivium/server/database/json'
import type { Schema } from '@trivium/server/database/schema'
import type { Kysely } from 'kysely'

/** The player about whom a case is made up, and the opponent in the game. */
export interface Suspect {
  readonly uid: string
  readonly other: string
  readonly game: string
  readonly at: number
  /** The case's reason for suspicion. */
  readonly reason: string
}

/** Inserts everything that fair play stores about a player: figures of a game, a case, its evidence. */
export const suspect = async (
  db: Kysely<Schema>,
  { uid, other, game, at, reason }: Suspect,
): Promise<void> => {
  const facts = { answers: [], battle: null, messages: { forged: 0, late: 0 } }
  await db
    .insertInto('fair_play_facts')
    .values({ game_id: game, uid, other, at, facts: json(facts) })
    .execute()
  await db
    .insertInto('fair_play_cases')
    .values({
      ...{ uid, state: 'dismissed', score: 0, opened_at: at, updated_at: at, since: at },
      ...{ decided_at: at, decided_by: other, reason },
    })
    .execute()
  await db
    .insertInto('fair_play_evidence')
    .values({
      ...{ uid, kind: 'same-pair', other, strength: 7, figures: json({ games: 20 }), games: json([game]) },
      ...{ found_at: at, updated_at: at },
    })
    .execute()
}
