import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { FriendMatchesTable } from '../../database/tables/matchmaking.ts'
import { lockPlayer } from '../../games/single-player/save-result.ts'

type Database = Kysely<Schema> | Transaction<Schema>

/** A player has one open invitation: a new one replaces the old. False if the account is deleted. */
export const replaceInvitation = async (
  db: Kysely<Schema>,
  invitation: Insertable<FriendMatchesTable>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // Requests from two tabs wait for each other here: each deletes the invitation of the one before.
    if ((await lockPlayer(tx, invitation.host_uid)) === null) return false
    await tx
      .deleteFrom('friend_matches')
      .where('host_uid', '=', invitation.host_uid)
      .where('taken_by', 'is', null)
      .execute()
    await tx.insertInto('friend_matches').values(invitation).execute()
    return true
  })

/** An invitation that can still be accepted. */
export const findInvitation = (db: Database, key: string, now: number) =>
  db
    .selectFrom('friend_matches')
    .selectAll()
    .where('key', '=', key)
    .where('taken_by', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** False if it was accepted, was withdrawn or has expired meanwhile. */
export const takeInvitation = async (
  db: Database,
  key: string,
  uid: string,
  now: number,
): Promise<boolean> => {
  const taken = await db
    .updateTable('friend_matches')
    .set({ taken_by: uid })
    .where('key', '=', key)
    .where('taken_by', 'is', null)
    .where('expires_at', '>', now)
    .returning('key')
    .execute()
  return taken.length === 1
}

export const removeInvitation = async (db: Database, key: string, host: string): Promise<void> => {
  await db
    .deleteFrom('friend_matches')
    .where('key', '=', key)
    .where('host_uid', '=', host)
    .where('taken_by', 'is', null)
    .execute()
}

export const removeInvitationsOf = async (db: Database, host: string): Promise<void> => {
  await db.deleteFrom('friend_matches').where('host_uid', '=', host).where('taken_by', 'is', null).execute()
}
