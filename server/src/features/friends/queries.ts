import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import type { FriendMatchesTable } from '../../database/tables/matchmaking.ts'
import { lockPlayer } from '../../games/single-player/save-result.ts'

type Database = Kysely<Schema> | Transaction<Schema>

/** An invitation that is gone, and who has a notice about it. */
export type GoneInvitation = Pick<Selectable<FriendMatchesTable>, 'key' | 'challenged'>

/** A player has one open invitation: a new one replaces the old, which is returned. Null if the account is deleted. */
export const replaceInvitation = async (
  db: Kysely<Schema>,
  invitation: Insertable<FriendMatchesTable>,
): Promise<GoneInvitation[] | null> =>
  db.transaction().execute(async (tx) => {
    // Requests from two tabs wait for each other here: each deletes the invitation of the one before.
    if ((await lockPlayer(tx, invitation.host_uid)) === null) return null
    const replaced = await removeInvitationsOf(tx, invitation.host_uid)
    await tx.insertInto('friend_matches').values(invitation).execute()
    return replaced
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

/** Null if it was accepted, was withdrawn or has expired meanwhile. */
export const takeInvitation = async (
  db: Database,
  key: string,
  uid: string,
  now: number,
): Promise<GoneInvitation | null> => {
  const taken = await db
    .updateTable('friend_matches')
    .set({ taken_by: uid })
    .where('key', '=', key)
    .where('taken_by', 'is', null)
    .where('expires_at', '>', now)
    .returning(['key', 'challenged'])
    .executeTakeFirst()
  return taken ?? null
}

/** Removes this host's open invitation; with a key, only the one that has it. */
export const removeInvitationsOf = (db: Database, host: string, key?: string): Promise<GoneInvitation[]> =>
  db
    .deleteFrom('friend_matches')
    .where('host_uid', '=', host)
    .where('taken_by', 'is', null)
    .$if(key !== undefined, (query) => query.where('key', '=', key as string))
    .returning(['key', 'challenged'])
    .execute()

/** Records that the player has a notice about the host's open invitation; undefined if the host has none with this key. */
export const addChallenged = (tx: Transaction<Schema>, key: string, host: string, uid: string) =>
  tx
    .updateTable('friend_matches')
    .set({ challenged: sql<Json<string[]>>`challenged || ${JSON.stringify([uid])}::jsonb` })
    .where('key', '=', key)
    .where('host_uid', '=', host)
    .where('taken_by', 'is', null)
    .returningAll()
    .executeTakeFirst()
