import { isRefused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Battles } from './battle-adapter.ts'

export interface WithdrawalDependencies {
  readonly db: Kysely<Schema>
  readonly games: Pick<Battles, 'command' | 'find'>
  /** Leaves the queue and deletes invitations that nobody has accepted. */
  readonly stopWaiting: (uid: string) => Promise<unknown>
}

export type Withdraw = (uid: string) => Promise<void>

/** The game of a player's active seat. */
export const activeGame = async (
  db: Kysely<Schema> | Transaction<Schema>,
  uid: string,
): Promise<string | null> => {
  const row = await db.selectFrom('active_seats').select('game_id').where('uid', '=', uid).executeTakeFirst()
  return row?.game_id ?? null
}

/**
 * Removes a deleted or banned player from everything that others wait for: queue, open invitations, and the
 * running match, which is resigned. Resolves when the match is settled or, if it has not started, at the end
 * of its countdown at the latest. Rejects when the server stops meanwhile.
 */
export const createWithdraw = ({ db, games, stopWaiting }: WithdrawalDependencies): Withdraw => {
  const end = async (id: string, uid: string): Promise<void> => {
    const answer = await games.command(id, uid, (seat) => ({ type: 'withdraw', seat }))
    if (isRefused(answer) && answer.refused !== 'match-over')
      throw new Error(`the player ${uid} cannot be withdrawn from ${id}: ${answer.refused}`)
    await (await games.find(id))?.over
  }

  return async (uid) => {
    let id: string | null
    do {
      await stopWaiting(uid)
      // A match may just have been opened from the queue or an invitation.
      id = await activeGame(db, uid)
      if (id !== null) await end(id, uid)
    } while (id !== null)
  }
}
