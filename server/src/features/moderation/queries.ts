import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

export const writeBan = async (
  db: Kysely<Schema>,
  uid: string,
  ban: { readonly until: number; readonly reason: string } | null,
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ banned_until: ban?.until ?? null, ban_reason: ban?.reason ?? null })
    .where('uid', '=', uid)
    .execute()
}

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
