import type { Kysely } from 'kysely'
import { showAsStanding } from '../../boards/players.ts'
import type { Schema } from '../../database/schema.ts'

/** Puts a ban down or lifts it; the player leaves all boards, or is on them again. */
export const writeBan = (
  db: Kysely<Schema>,
  uid: string,
  ban: { readonly until: number; readonly reason: string } | null,
  at: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({ banned_until: ban?.until ?? null, ban_reason: ban?.reason ?? null })
      .where('uid', '=', uid)
      .execute()
    await showAsStanding(tx, uid, at)
  })

export const writeRole = async (db: Kysely<Schema>, uid: string, role: 'player' | 'admin'): Promise<void> => {
  await db.updateTable('users').set({ role }).where('uid', '=', uid).execute()
}

/** The usernames of all admins, in alphabetical order; a banned one stays on the list. */
export const readAdmins = async (db: Kysely<Schema>): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('username')
    .where('role', '=', 'admin')
    .orderBy('username')
    .execute()
  return rows.map(({ username }) => username ?? '')
}
