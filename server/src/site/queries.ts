import { DEFAULT_IDENTITY, type Identity } from '@trivium/wire/site/identity'
import type { RegistrationMode } from '@trivium/wire/site/registration'
import type { Kysely, Transaction } from 'kysely'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'

/** The site settings that operators edit in the panel. */
export interface SiteValues extends Identity {
  readonly registration: RegistrationMode
}

export const DEFAULT_SITE: SiteValues = { ...DEFAULT_IDENTITY, registration: 'open' }

const ROW = 'site'

/** The stored values, with defaults for missing ones. */
export const readSite = async (db: Kysely<Schema>): Promise<SiteValues> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', ROW).executeTakeFirst()
  return { ...DEFAULT_SITE, ...(row?.value as Partial<SiteValues> | undefined) }
}

/** The same under a shared lock: in a transaction the values stay unchanged until it ends. */
export const readSiteShared = async (db: Kysely<Schema>): Promise<SiteValues> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', ROW)
    .forShare()
    .executeTakeFirst()
  return { ...DEFAULT_SITE, ...(row?.value as Partial<SiteValues> | undefined) }
}

/** The same under an exclusive lock until the transaction ends. */
export const lockSite = async (tx: Transaction<Schema>): Promise<SiteValues> => {
  await tx
    .insertInto('settings')
    .values({ name: ROW, value: json({}) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('settings')
    .select('value')
    .where('name', '=', ROW)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...DEFAULT_SITE, ...(row.value as Partial<SiteValues>) }
}

export const writeSite = async (tx: Transaction<Schema>, values: SiteValues): Promise<void> => {
  await tx
    .updateTable('settings')
    .set({ value: json(values) })
    .where('name', '=', ROW)
    .execute()
}
