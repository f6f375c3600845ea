import type { Kysely } from 'kysely'
import { showAsStanding } from '../boards/players.ts'
import type { Schema } from '../database/schema.ts'

/** Ends one ban, if its time is still over when the player's row is locked. */
const endBan = (db: Kysely<Schema>, uid: string, now: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('users')
      .set({ banned_until: null, ban_reason: null })
      .where('uid', '=', uid)
      .where('banned_until', '<=', now)
      .returning('uid')
      .executeTakeFirst()
    if (ended !== undefined) await showAsStanding(tx, uid, now)
    return ended !== undefined
  })

/** Ends the bans whose time is over: their players are on the boards again. Answers the uids. */
export const endBans = async (db: Kysely<Schema>, now: number): Promise<string[]> => {
  const due = await db.selectFrom('users').select('uid').where('banned_until', '<=', now).execute()
  const ended: string[] = []
  for (const { uid } of due) if (await endBan(db, uid, now)) ended.push(uid)
  return ended
}
