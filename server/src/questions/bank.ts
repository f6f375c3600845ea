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

/** The pack of the bundled bank. */
export const BUNDLED_PACK = 'trivium'

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

const rowOf = (question: Question, pack: string, at: number, revision: number) => ({
  ...{ id: question.id, pack },
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

/** What a bank has that the database lacks, and what is different there. */
const compare = async (db: Kysely<Schema>, bank: readonly Question[], pack: string) => {
  const known = await db
    .selectFrom('questions')
    .select(['id', 'content_hash', 'accept', 'edited', 'withdrawn'])
    .where('pack', '=', pack)
    .execute()
  const hashes = new Map(known.map((row) => [row.id, row.content_hash]))
  // Stored before accepted answers were.
  const lacking = new Set(
    known.filter(({ accept, edited }) => accept === null && !edited).map(({ id }) => id),
  )
  const ids = new Set(bank.map(({ id }) => id))
  return {
    added: bank.filter(({ id }) => !hashes.has(id)),
    changed: bank.filter(
      (question) =>
        (hashes.get(question.id) ?? hashOf(question)) !== hashOf(question) ||
        (question.accept !== undefined && lacking.has(question.id)),
    ),
    gone: known.filter(({ id, withdrawn }) => !withdrawn && !ids.has(id)).map(({ id }) => id),
    back: known.filter(({ id, withdrawn }) => withdrawn && ids.has(id)).map(({ id }) => id),
  }
}

/**
 * Imports the bundled bank: new questions are written, changed ones get another version; operators' additions and
 * edits are left alone, and nothing is deleted. Returns how many were new or changed.
 */
export const loadBank = async (db: Kysely<Schema>, bank: readonly Question[], at = 0): Promise<number> => {
  const { added, changed } = await compare(db, bank, BUNDLED_PACK)
  for (const batch of batches(added))
    await db.transaction().execute((tx) => insertQuestions(tx, batch, BUNDLED_PACK, at))
  for (const batch of batches(changed))
    await db.transaction().execute(async (tx) => {
      for (const question of batch) await takeChanged(tx, question, at)
    })
  return added.length + changed.length
}

const insertQuestions = async (
  tx: Transaction<Schema>,
  batch: readonly Question[],
  pack: string,
  at: number,
): Promise<void> => {
  const revision = await nextRevision(tx)
  await tx
    .insertInto('questions')
    .values(batch.map((question) => rowOf(question, pack, at, revision)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const setWithdrawn = async (
  tx: Transaction<Schema>,
  ids: readonly string[],
  withdrawn: boolean,
): Promise<void> => {
  if (ids.length === 0) return
  const revision = await nextRevision(tx)
  await tx
    .updateTable('questions')
    .set({ withdrawn, revision })
    .where('id', 'in', [...ids])
    .execute()
}

/** How many questions an installation added, changed and withdrew. */
export interface PackChange {
  readonly added: number
  readonly changed: number
  readonly gone: number
}

/**
 * Writes a pack's questions in the caller's transaction. As for the bundled bank, operators' edits stay; what the pack
 * no longer has is withdrawn.
 */
export const writePackQuestions = async (
  tx: Transaction<Schema>,
  questions: readonly Question[],
  pack: string,
  at: number,
): Promise<PackChange> => {
  const { added, changed, gone, back } = await compare(tx, questions, pack)
  for (const batch of batches(added)) await insertQuestions(tx, batch, pack, at)
  for (const question of changed) await takeChanged(tx, question, at)
  await setWithdrawn(tx, gone, true)
  await setWithdrawn(tx, back, false)
  return { added: added.length + back.length, changed: changed.length, gone: gone.length }
}
