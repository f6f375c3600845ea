import type { CustomConfig } from '@trivium/wire/documents/custom'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import type { Generated } from 'kysely'
import type { JsonColumn, JsonColumnWithDefault } from '../json.ts'

export interface DailyDaysTable {
  /** YYYY-MM-DD, UTC. */
  day: string
  questions: JsonColumn<string[]>
  /** The seed that gives everybody the same order of choices. */
  seed: string
  picked_at: number
}

export interface DailyPlaysTable {
  uid: string
  day: string
  game_id: string
  opened_at: number
  score: number | null
  finished_at: number | null
}

/** How many players had each score on a day. */
export interface DailyScoresTable {
  day: string
  score: number
  players: number
}

export interface CustomLinksTable {
  id: string
  config: JsonColumn<CustomConfig>
  seed: string
  questions: JsonColumn<string[]>
  made_by: string | null
  made_at: number
}

export interface CustomPlaysTable {
  link_id: string
  uid: string
  game_id: string
  score: number | null
  total: number
  finished_at: number | null
}

/** Player-made quizzes. `waiting`: to be published after review. */
export interface QuizzesTable {
  id: string
  owner_uid: string
  title: string
  description: Generated<string>
  state: Generated<'draft' | 'unlisted' | 'waiting' | 'public'>
  questions: JsonColumnWithDefault<QuizQuestion[]>
  created_at: number
  updated_at: number
  submitted_at: number | null
  /** When it was last published. */
  published_at: number | null
  /** Games finished by players other than its maker. */
  plays: Generated<number>
}

/** A version of a quiz, kept as long as a game refers to it. */
export interface QuizVersionsTable {
  quiz_id: string
  /** The quiz's `updated_at`. */
  version: number
  title: string
  questions: JsonColumn<QuizQuestion[]>
  /** Null: the maker's account was deleted. */
  made_by: string | null
}
