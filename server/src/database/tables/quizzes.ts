import type { CustomConfig } from '@trivium/wire/documents/custom'
import type { QuizQuestion } from '@trivium/wire/documents/quiz'
import type { Generated } from 'kysely'
import type { JsonColumn, JsonColumnWithDefault } from '../json.ts'

export interface DailyDaysTable {
  /** YYYY-MM-DD, UTC. */
  day: string
  questions: JsonColumn<string[]>
  /** By which the choices of its questions are in the same order for everybody. */
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

/** How many players had a score on a day. */
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

/** Quizzes that players make. `waiting`: to be public once it is reviewed. */
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
  /** Since when it is public; as it was last. */
  published_at: number | null
  /** Games of it that others than its maker have ended. */
  plays: Generated<number>
}

/** A quiz as it was played: it is kept as long as a game refers to it. */
export interface QuizVersionsTable {
  quiz_id: string
  /** The quiz's `updated_at`. */
  version: number
  title: string
  questions: JsonColumn<QuizQuestion[]>
  /** Null: the maker's account is gone. */
  made_by: string | null
}
