import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { updateVisibility } from '../leaderboard-entries/players.ts'

/** Ends one ban, if it is still expired once the player's row is locked. */
const endBan = (db: Kysely<Schema>, uid: string, now: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('users')
      .set({ banned_until: null, ban_reason: null })
      .where('uid', '=', uid)
      .where('banned_until', '<=', now)
      .returning('uid')
      .executeTakeFirst()
    if (ended !== undefined) await updateVisibility(tx, uid, now)
    return ended !== undefined
  })

/** Ends expired bans, which returns their players to the leaderboards. Returns the uids. */
export const expireBans = async (db: Kysely<Schema>, now: number): Promise<string[]> => {
  const due = await db.selectFrom('users').select('uid').where('banned_until', '<=', now).execute()
  const ended: string[] = []
  for (const { uid } of due) if (await endBan(db, uid, now)) ended.push(uid)
  return ended
}
