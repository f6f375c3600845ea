import { createHash } from 'node:crypto'
import { LIFETIMES } from '@trivium/wire/retention'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../database/schema.ts'

type Database = Kysely<Schema>

const MAX_DEVICES = 20

/**
 * Only the hash of a device's cookie is stored: whoever steals the database cannot pose as a known device.
 */
export const hashOfDevice = (device: string): string =>
  createHash('sha256').update(device).digest('base64url')

export const isKnownDevice = async (db: Database, uid: string, device_hash: string): Promise<boolean> => {
  const row = await db
    .selectFrom('known_devices')
    .select('uid')
    .where('uid', '=', uid)
    .where('device_hash', '=', device_hash)
    .executeTakeFirst()
  return row !== undefined
}

/** Saves a device, and keeps the twenty used most recently. */
export const rememberDevice = async (
  db: Database,
  uid: string,
  device_hash: string,
  at: number,
): Promise<void> => {
  await db
    .insertInto('known_devices')
    .values({ uid, device_hash, last_at: at })
    .onConflict((same) => same.columns(['uid', 'device_hash']).doUpdateSet({ last_at: at }))
    .execute()
  await db
    .deleteFrom('known_devices')
    .where('uid', '=', uid)
    .where('device_hash', 'in', (those) =>
      those
        .selectFrom('known_devices')
        .select('device_hash')
        .where('uid', '=', uid)
        .orderBy(sql`(device_hash = ${device_hash})`, 'desc')
        .orderBy('last_at', 'desc')
        .orderBy('device_hash')
        .offset(MAX_DEVICES),
    )
    .execute()
}

export const deleteOldDevices = async (db: Database, now: number): Promise<void> => {
  await db
    .deleteFrom('known_devices')
    .where('last_at', '<=', now - LIFETIMES.device)
    .execute()
}
