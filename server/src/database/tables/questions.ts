import type { ImportRow, ImportState, QuestionText } from '@trivium/wire/documents/question'
import type { MediaFields } from '@trivium/wire/documents/question-media'
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
  /** The year for which the answer is right, if the fact can change. */
  as_of: number | null
  tags: JsonColumnWithDefault<string[]>
  licence: string | null
  /** What else is right when it is typed; null: the question does not work without choices. */
  accept: ColumnType<string[] | null, Json<string[]> | null, Json<string[]> | null>
  /** Picture or sound, and the question in words; null: it has neither. */
  media: ColumnType<MediaFields | null, Json<MediaFields> | null, Json<MediaFields> | null>
  retired_at: number | null
  /** Hash of the bundled question as last imported or offered. */
  content_hash: string
  /** 'bank', 'operator', or the import it came from. */
  origin: Generated<string>
  /** The pack it came from; null: written or imported by operators. */
  pack: string | null
  /** Whether its pack no longer has it. */
  withdrawn: Generated<boolean>
  /** Number of the current text, from 1. */
  version: Generated<number>
  added_at: Generated<number>
  /** When its text last changed; null: never. */
  changed_at: number | null
  /** The question that replaces this one, which is retired. */
  duplicate_of: string | null
  /** Whether the text is an operator's. The bundled bank does not overwrite such a text. */
  edited: Generated<boolean>
  /** The bundled text if it differs from an operator's text and nobody has decided yet. */
  bank_text: ColumnType<QuestionText | null, Json<QuestionText> | null, Json<QuestionText> | null>
  /** Equal for the same prompt and answer; see `fingerprintOf`. */
  fingerprint: Generated<string>
  /** The bank's revision when this row last changed. */
  revision: Generated<number>
  /** Written by `array_to_tsvector`, never read. */
  search: Generated<string>
}

/**
 * One row: a number that every change to the bank increments under the row's lock, so that numbers follow the order
 * of commits.
 */
export interface QuestionBankTable {
  id: Generated<number>
  revision: number
}

/** Every text that a question has had, from its first change on. The audit log has the authors. */
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
  /** The first rows that were refused, or became several questions. */
  report: JsonColumnWithDefault<ImportRow[]>
  failure: string | null
}

export interface QuestionStatsTable {
  question_id: string
  asked: Generated<number>
  correct: Generated<number>
  /** As `asked` and `correct`, of players who answered alone in parties. They move no rating. */
  party_asked: Generated<number>
  party_correct: Generated<number>
  /** Null until the first answer of a player with an established rating. */
  rating: number | null
  /** Number of first-time answers that have moved the rating. */
  rated_answers: Generated<number>
  /** Distance in points from the rating to the range of its label; null: not measured, or the label is right. */
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
  /** The audit log entry of the admin action that closed it. */
  entry_id: number | null
}
