import type { ImportRow } from '@trivium/wire/documents/question'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { nextRevision } from '../../../questions/revision.ts'
import type { Batch, ReadRow } from './messages.ts'

/** Inserts the new ones; returns their ids. */
const insertRows = async (
  tx: Transaction<Schema>,
  importId: string,
  rows: string,
  at: number,
): Promise<Set<string>> => {
  const revision = await nextRevision(tx)
  const { rows: written } = await sql<{ id: string }>`
    insert into questions (id, category, difficulty, prompt, answer, wrong, explanation, source, as_of, tags, licence, accept,
      media, content_hash, origin, added_at, fingerprint, revision, search)
    select id, category, difficulty, prompt, answer, wrong, explanation, source, as_of, tags, licence, accept,
      media, '', ${importId}, ${at}::int8, fingerprint, ${revision}::int8,
      array_to_tsvector(array(select jsonb_array_elements_text(words)))
    from jsonb_to_recordset(${rows}::jsonb) as r (id text, category text, difficulty int4, prompt text, answer text,
      wrong jsonb, explanation text, source text, as_of int4, tags jsonb, licence text, accept jsonb, media jsonb,
      fingerprint text, words jsonb)
    where not exists (select from questions there where there.fingerprint = r.fingerprint)
    order by id
    returning id`.execute(tx)
  return new Set(written.map(({ id }) => id))
}

/** Names the questions that exist already. */
const namesOf = async (tx: Transaction<Schema>, there: readonly ReadRow[]): Promise<ImportRow[]> => {
  if (there.length === 0) return []
  const known = await tx
    .selectFrom('questions')
    .select(['id', 'fingerprint', 'retired_at'])
    .where(
      'fingerprint',
      'in',
      there.map(({ fingerprint }) => fingerprint),
    )
    .execute()
  const byFingerprint = new Map(known.map((row) => [row.fingerprint, row]))
  return there.map(({ line, text, fingerprint }) => {
    const row = byFingerprint.get(fingerprint)
    return {
      line,
      text,
      reason: row?.retired_at == null ? 'The bank already has it.' : 'The bank already has it, retired.',
      duplicateOf: row?.id ?? null,
    }
  })
}

export interface WrittenBatch {
  readonly added: number
  /** Rows that existed already. */
  readonly there: readonly ImportRow[]
}

/** Writes a batch in one transaction. */
export const writeBatch = (
  db: Kysely<Schema>,
  importId: string,
  batch: Batch,
  at: number,
): Promise<WrittenBatch> =>
  db.transaction().execute(async (tx) => {
    if (batch.taken.length === 0) return { added: 0, there: [] }
    const written = await insertRows(tx, importId, batch.rows, at)
    return {
      added: written.size,
      there: await namesOf(
        tx,
        batch.taken.filter(({ id }) => !written.has(id)),
      ),
    }
  })

const BATCH = 200

/**
 * Restores questions that had been merged into ones that are now retired, directly or through other questions
 * of the import: otherwise no game would ask them any more. Questions of this import, or of one that was
 * undone, stay retired.
 */
const restoreMerged = async (
  tx: Transaction<Schema>,
  importId: string,
  ids: readonly string[],
  revision: number,
): Promise<void> => {
  await sql`
    with recursive gone (id) as (
      select unnest(${[...ids]}::text[]) collate "C"
      union
      select questions.id from questions join gone on questions.duplicate_of = gone.id
      where questions.origin = ${importId} and not questions.edited
    )
    update questions set retired_at = null, duplicate_of = null, revision = ${revision}::int8
    where duplicate_of in (select id from gone) and retired_at is not null and origin <> ${importId}
      and not exists (select from question_imports
        where question_imports.id = questions.origin and state in ('taking-back', 'taken-back'))`.execute(tx)
}

/**
 * Retires what an import has added, in batches. Its fingerprints are released, so that it can be imported again.
 * Questions that somebody has edited since stay as they are.
 */
export const retireImported = async (
  db: Kysely<Schema>,
  importId: string,
  at: number,
  progress: (done: number) => void,
): Promise<void> => {
  let after = ''
  let done = 0
  for (;;) {
    const rows = await db.transaction().execute(async (tx) => {
      const some = await tx
        .selectFrom('questions')
        .select('id')
        .where('origin', '=', importId)
        .where('id', '>', after)
        .orderBy('added_at')
        .orderBy('id')
        .limit(BATCH)
        .execute()
      const ids = some.map(({ id }) => id)
      if (ids.length === 0) return ids
      const revision = await nextRevision(tx)
      const retired = await tx
        .updateTable('questions')
        .set({ retired_at: at, revision, fingerprint: sql<string>`'-' || fingerprint` })
        .where('id', 'in', ids)
        .where('retired_at', 'is', null)
        .where('edited', '=', false)
        .returning('id')
        .execute()
      const gone = retired.map(({ id }) => id)
      if (gone.length > 0) await restoreMerged(tx, importId, gone, revision)
      return ids
    })
    const last = rows.at(-1)
    if (last === undefined) return
    after = last
    done += rows.length
    progress(done)
  }
}
