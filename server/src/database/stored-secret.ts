import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Random } from '../random.ts'
import { json } from './json.ts'
import type { Schema } from './schema.ts'

/** 32 random bytes, created once and stored: the same for every process on this database, and in its backups. */
export const storedSecret = async (
  db: Kysely<Schema>,
  random: Random,
  name: 'token-key' | 'daily-secret' | 'bus-name',
): Promise<Uint8Array> => {
  const made = Buffer.from(random(32)).toString('base64url')
  await db
    .insertInto('settings')
    .values({ name, value: json<unknown>(made) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Buffer.from(String(row.value), 'base64url')
}

/**
 * A seed for each name that cannot be computed without the secret. It nests hashes as HMAC does, but without
 * HMAC objects, which cost ten times as much. Picking a day's questions needs a seed for every question of
 * the bank.
 */
export const seedsFrom = (secret: Uint8Array): ((name: string) => string) => {
  const key = Buffer.from(secret).toString('hex')
  return (name) => hash('sha256', key + hash('sha256', key + name, 'hex'), 'base64url')
}
