import { isDeepStrictEqual } from 'node:util'
import { labelDisagreement } from '@trivium/rules/rating/question-rating'
import type { QuestionText } from '@trivium/wire/documents/question'
import type { Transaction } from 'kysely'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'
import { columnsOf, TEXT_COLUMNS, textOf } from './text.ts'

/** The current state of a question, whose row is locked until the transaction ends. */
export interface LockedQuestion {
  readonly id: string
  readonly text: QuestionText
  readonly version: number
  readonly edited: boolean
  readonly bankText: QuestionText | null
  readonly retiredAt: number | null
  readonly mergedInto: string | null
  readonly addedAt: number
  readonly changedAt: number | null
}

export const lockQuestion = async (tx: Transaction<Schema>, id: string): Promise<LockedQuestion | null> => {
  const row = await tx
    .selectFrom('questions')
    .select(['id', ...TEXT_COLUMNS, 'version', 'edited', 'bank_text', 'retired_at', 'duplicate_of'])
    .select(['added_at', 'changed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id,
    text: textOf(row),
    version: row.version,
    edited: row.edited,
    bankText: row.bank_text,
    retiredAt: row.retired_at,
    mergedInto: row.duplicate_of,
    addedAt: row.added_at,
    changedAt: row.changed_at,
  }
}

export interface NewVersion {
  readonly text: QuestionText
  /** Whether an operator wrote the text. */
  readonly edited: boolean
  readonly bankText: QuestionText | null
  readonly at: number
  readonly revision: number
}

/**
 * Gives a question a new text and stores it as a version; the first time also the original text. Returns the
 * version's number.
 */
export const writeVersion = async (
  tx: Transaction<Schema>,
  stored: LockedQuestion,
  { text, edited, bankText, at, revision }: NewVersion,
): Promise<number> => {
  const { id, version } = stored
  if (isDeepStrictEqual(text, stored.text)) {
    await tx
      .updateTable('questions')
      .set({ edited, bank_text: bankText && json(bankText) })
      .where('id', '=', id)
      .execute()
    return version
  }
  const kept = { question_id: id, version, at: stored.changedAt ?? stored.addedAt }
  await tx
    .insertInto('question_versions')
    .values([
      { ...kept, item: json(stored.text) },
      { question_id: id, version: version + 1, at, item: json(text) },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('questions')
    .set({ ...columnsOf(text), version: version + 1, edited, bank_text: bankText && json(bankText) })
    .set({ changed_at: at, revision })
    .where('id', '=', id)
    .execute()
  if (text.difficulty !== stored.text.difficulty) await judgeLabel(tx, id, text.difficulty)
  return version + 1
}

/** Stores how far the measured difficulty is from a new label. */
const judgeLabel = async (
  tx: Transaction<Schema>,
  id: string,
  label: QuestionText['difficulty'],
): Promise<void> => {
  const stats = await tx
    .selectFrom('question_stats')
    .select(['rating', 'rated_answers'])
    .where('question_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (stats?.rating == null) return
  const by = labelDisagreement({ rating: stats.rating, answers: stats.rated_answers }, label)
  await tx
    .updateTable('question_stats')
    .set({ disagreement: by || null })
    .where('question_id', '=', id)
    .execute()
}
