import { type Identity, PLAIN_IDENTITY } from '@trivium/wire/site/identity'
import type { RegistrationMode } from '@trivium/wire/site/registration'
import type { Kysely, Transaction } from 'kysely'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'

/** What operators set in the panel. */
export interface SiteValues extends Identity {
  readonly registration: RegistrationMode
}

export const PLAIN_SITE: SiteValues = { ...PLAIN_IDENTITY, registration: 'open' }

const ROW = 'site'

/** What is stored, and the default of whatever is not. */
export const readSite = async (db: Kysely<Schema>): Promise<SiteValues> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', ROW).executeTakeFirst()
  return { ...PLAIN_SITE, ...(row?.value as Partial<SiteValues> | undefined) }
}

/** The same; in a transaction it stays so until that ends. */
export const shareSite = async (db: Kysely<Schema>): Promise<SiteValues> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', ROW)
    .forShare()
    .executeTakeFirst()
  return { ...PLAIN_SITE, ...(row?.value as Partial<SiteValues> | undefined) }
}

/** The same, kept from others who change it until the transaction ends. */
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
  return { ...PLAIN_SITE, ...(row.value as Partial<SiteValues>) }
}

export const writeSite = async (tx: Transaction<Schema>, values: SiteValues): Promise<void> => {
  await tx
    .updateTable('settings')
    .set({ value: json(values) })
    .where('name', '=', ROW)
    .execute()
}
