import type { OfferedPack } from '@trivium/wire/documents/pack'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { listPacks } from './list-packs.ts'

/** The packs whose questions are asked, as players see them. */
const readOfferedPacks = async (db: Kysely<Schema>): Promise<OfferedPack[]> =>
  (await listPacks(db))
    .filter(({ isOn, questions }) => isOn && questions > 0)
    .map(({ id, name, author, licence, description, questions }) => ({
      ...{ id, name, author, licence, description, questions },
    }))

/** The packs that players may choose from: none if there is only one. */
export const readChoosablePacks = async (db: Kysely<Schema>): Promise<OfferedPack[]> => {
  const on = await db
    .selectFrom('packs')
    .select('id')
    .where('is_on', '=', true)
    .where('removed_at', 'is', null)
    .execute()
  // Most sites have one; counting its questions would be work for nothing.
  if (on.length < 2) return []
  const packs = await readOfferedPacks(db)
  return packs.length > 1 ? packs : []
}

/** The names of packs, removed ones too, in the order of their installation. */
export const readPackNames = async (db: Kysely<Schema>, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('packs')
    .select('name')
    .where('id', 'in', [...ids])
    .orderBy('installed_at')
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}
