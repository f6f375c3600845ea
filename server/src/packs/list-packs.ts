import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { BUNDLED_PACK } from '../questions/bank.ts'

/** The installed packs in the order of their installation, with the numbers of their questions in use. */
export const listPacks = async (db: Kysely<Schema>) => {
  const rows = await db
    .selectFrom('packs')
    .leftJoin('questions', (join) =>
      join.onRef('questions.pack', '=', 'packs.id').on('withdrawn', '=', false).on('retired_at', 'is', null),
    )
    .select([
      'packs.id',
      'packs.name',
      'packs.version',
      'packs.licence',
      'language',
      'author',
      'description',
      'media_licence',
    ])
    .select(['packs.is_on', 'packs.installed_at', 'packs.updated_at'])
    .select((has) => has.fn.count<number>('questions.id').as('questions'))
    .select(sql<number>`count(questions.media)`.as('with_media'))
    .where('removed_at', 'is', null)
    .groupBy('packs.id')
    .orderBy('packs.installed_at')
    .orderBy('packs.id')
    .execute()
  return rows.map(({ is_on, media_licence, installed_at, updated_at, questions, with_media, ...pack }) => ({
    ...pack,
    mediaLicence: media_licence,
    ...{ isOn: is_on, isBundled: pack.id === BUNDLED_PACK, installedAt: installed_at, updatedAt: updated_at },
    questions: Number(questions),
    withMedia: Number(with_media),
  }))
}
