import type { Generated } from 'kysely'
import type { JsonColumn, JsonColumnWithDefault } from '../json.ts'

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
  content_hash: string
}

export interface QuestionStatsTable {
  question_id: string
  asked: Generated<number>
  correct: Generated<number>
  /** Null until the first answer of a player whose rating has settled. */
  rating: number | null
  /** First-time answers that have moved the rating. */
  rated_answers: Generated<number>
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
}
