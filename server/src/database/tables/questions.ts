import type { ImportRow, ImportState, QuestionText } from '@trivium/wire/documents/question'
import type { ColumnType, Generated } from 'kysely'
import type { Json, JsonColumn, JsonColumnWithDefault } from '../json.ts'

export interface QuestionsTable {
  id: string
  category: string
  difficulty: number
  prompt: string
  answer: string
  wrong: JsonColumn<string[]>
  explanation: string
  source: string
  /** The year for which the answer holds, where the fact can change. */
  as_of: number | null
  tags: JsonColumnWithDefault<string[]>
  licence: string | null
  retired_at: number | null
  /** Of the bank's item as it was last taken, or offered, from the files that ship. */
  content_hash: string
  /** 'bank', 'operator', or the import that it came with. */
  origin: Generated<string>
  /** Counts the texts it has had, from 1. */
  version: Generated<number>
  added_at: Generated<number>
  /** When its text changed last; null: never. */
  changed_at: number | null
  /** The question that stands for this one, which is retired. */
  duplicate_of: string | null
  /** Its text is an operator's: what ships does not overwrite it. */
  edited: Generated<boolean>
  /** What ships now where an operator's text stands and nobody has decided yet. */
  bank_text: ColumnType<QuestionText | null, Json<QuestionText> | null, Json<QuestionText> | null>
  /** Equal for the same prompt and answer; see `fingerprintOf`. */
  fingerprint: Generated<string>
  /** That of the bank when this row changed last. */
  revision: Generated<number>
  /** Written by `array_to_tsvector`, never read. */
  search: Generated<string>
}

/** One row: a number that every change of the bank raises, under the row's lock, so that numbers come in the order of commits. */
export interface QuestionBankTable {
  id: Generated<number>
  revision: number
}

/** Every text that a question has had, from its first change on. By whom, its entries in the audit log say. */
export interface QuestionVersionsTable {
  question_id: string
  version: number
  at: number
  item: JsonColumn<QuestionText>
}

export interface QuestionImportsTable {
  id: string
  entry_id: number
  at: number
  ended_at: number | null
  state: ImportState
  file_name: string
  format: string | null
  looked_at: Generated<number>
  added: Generated<number>
  duplicates: Generated<number>
  rejected: Generated<number>
  /** The first rows that were not taken. */
  report: JsonColumnWithDefault<ImportRow[]>
  failure: string | null
}

export interface QuestionStatsTable {
  question_id: string
  asked: Generated<number>
  correct: Generated<number>
  /** Null until the first answer of a player whose rating has settled. */
  rating: number | null
  /** First-time answers that have moved the rating. */
  rated_answers: Generated<number>
  /** Points from the rating to where its label would be right; null: not measured, or the label is right. */
  disagreement: number | null
  updated_at: number
}

export interface SeenQuestionsTable {
  uid: string
  question_id: string
  seen_at: number
}

export interface QuestionReportsTable {
  question_id: string
  uid: string
  reason: string
  detail: Generated<string>
  game_id: string | null
  at: number
  /** Null: open. */
  closed_at: number | null
  outcome: string | null
  /** The act that closed it. */
  entry_id: number | null
}
