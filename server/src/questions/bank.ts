import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Question } from '@trivium/content/questions/format'
import type { QuestionText } from '@trivium/wire/documents/question'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { nextRevision } from './revision.ts'
import { columnsOf, TEXT_COLUMNS, textOf } from './text.ts'
import { lockQuestion, writeVersion } from './versions.ts'

const BATCH = 200

const hashOf = (question: Question): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 22)

const shippedText = (question: Question): QuestionText => ({
  category: question.category,
  difficulty: question.difficulty,
  prompt: question.prompt,
  answer: question.answer,
  wrong: [...question.wrong],
  explanation: question.explanation,
  source: question.source,
  asOf: question.asOf ?? null,
  tags: [...question.tags],
  licence: question.licence,
  ...(question.accept && { accept: [...question.accept] }),
  ...(question.image && { image: question.image }),
  ...(question.audio && { audio: question.audio }),
  ...(question.words && { words: question.words }),
})

const rowOf = (question: Question, at: number, revision: number) => ({
  id: question.id,
  ...columnsOf(shippedText(question)),
  content_hash: hashOf(question),
  added_at: at,
  revision,
})

const batches = function* <T>(all: readonly T[]): Iterable<readonly T[]> {
  for (let i = 0; i < all.length; i += BATCH) yield all.slice(i, i + BATCH)
}

/**
 * A bundled text that has changed. An operator's text stays, and the bundled one is stored beside it for a decision,
 * unless both are now the same.
 */
const takeChanged = async (tx: Transaction<Schema>, question: Question, at: number): Promise<void> => {
  const stored = await lockQuestion(tx, question.id)
  if (stored === null) return
  const text = shippedText(question)
  const isOwn = stored.edited && !isDeepStrictEqual(stored.text, text)
  await writeVersion(tx, stored, {
    text: isOwn ? stored.text : text,
    edited: isOwn,
    bankText: isOwn ? text : null,
    at,
    revision: await nextRevision(tx),
  })
  await tx
    .updateTable('questions')
    .set({ content_hash: hashOf(question) })
    .where('id', '=', question.id)
    .execute()
}

/** Questions stored before search existed. */
export const completeOld = async (db: Kysely<Schema>): Promise<void> => {
  const rows = await db
    .selectFrom('questions')
    .select(['id', ...TEXT_COLUMNS])
    .where('fingerprint', '=', '')
    .execute()
  for (const batch of batches(rows))
    await db.transaction().execute(async (tx) => {
      for (const row of batch) {
        const { fingerprint, search } = columnsOf(textOf(row))
        await tx.updateTable('questions').set({ fingerprint, search }).where('id', '=', row.id).execute()
      }
    })
}

/**
 * Imports the bundled bank: new questions are written, changed ones get another version; operators' additions and
 * edits are left alone, and nothing is deleted. Returns how many were new or changed.
 */
export const loadBank = async (db: Kysely<Schema>, bank: readonly Question[], at = 0): Promise<number> => {
  const known = await db
    .selectFrom('questions')
    .select(['id', 'content_hash', 'accept', 'edited'])
    .where('origin', '=', 'bank')
    .execute()
  const hashes = new Map(known.map((row) => [row.id, row.content_hash]))
  // Stored before accepted answers were.
  const lacking = new Set(
    known.filter(({ accept, edited }) => accept === null && !edited).map(({ id }) => id),
  )
  const added = bank.filter(({ id }) => !hashes.has(id))
  for (const batch of batches(added))
    await db.transaction().execute(async (tx) => {
      const revision = await nextRevision(tx)
      const rows = batch.map((question) => rowOf(question, at, revision))
      await tx
        .insertInto('questions')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  const changed = bank.filter(
    (question) =>
      (hashes.get(question.id) ?? hashOf(question)) !== hashOf(question) ||
      (question.accept !== undefined && lacking.has(question.id)),
  )
  for (const batch of batches(changed))
    await db.transaction().execute(async (tx) => {
      for (const question of batch) await takeChanged(tx, question, at)
    })
  return added.length + changed.length
}
