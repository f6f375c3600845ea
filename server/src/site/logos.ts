import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Saves a logo; saving the same one again changes nothing. */
export const saveLogo = async (
  tx: Transaction<Schema>,
  logo: { readonly file: string; readonly at: number; readonly bytes: Buffer },
): Promise<void> => {
  await tx
    .insertInto('site_logos')
    .values(logo)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Finds a logo by its file name; null if there is none. Caches the last one. */
export const createLogoReader = (db: Kysely<Schema>) => {
  let last: { readonly file: string; readonly bytes: Buffer } | null = null
  return async (file: string): Promise<Buffer | null> => {
    if (last?.file === file) return last.bytes
    const row = await db.selectFrom('site_logos').select('bytes').where('file', '=', file).executeTakeFirst()
    if (row === undefined) return null
    const bytes = Buffer.from(row.bytes)
    last = { file, bytes }
    return bytes
  }
}
