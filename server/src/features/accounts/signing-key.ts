import type { Kysely } from 'kysely'
import type { Chance } from '../../chance.ts'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'

/** The key that signs bearer tokens: made once, the same for every process on this database. */
export const signingKey = async (db: Kysely<Schema>, chance: Chance): Promise<Uint8Array> => {
  const made = Buffer.from(chance(32)).toString('base64url')
  await db
    .insertInto('settings')
    .values({ name: 'token-key', value: json<unknown>(made) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'token-key')
    .executeTakeFirstOrThrow()
  return Buffer.from(String(row.value), 'base64url')
}
