import type { Engine } from '@trivium/wire/modes/modes'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Which engine runs a game; null if there is no such game. */
export const readEngine = async (db: Kysely<Schema>, id: string): Promise<Engine | null> => {
  const row = await db.selectFrom('games').select('mode').where('id', '=', id).executeTakeFirst()
  return row?.mode ?? null
}
