import type { Generated } from 'kysely'

export type PlaceQuiz = 'flags' | 'countries'

export interface PlaceScoresTable {
  uid: string
  quiz: PlaceQuiz
  region: string
  score: number
  /** How long it took. */
  ms: number
  at: number
}

export interface PlaceStatsTable {
  quiz: PlaceQuiz
  place: string
  asked: number
  found: number
}

export interface PlaceReportsTable {
  quiz: PlaceQuiz
  place: string
  uid: string
  reason: string
  detail: Generated<string>
  game_id: string | null
  at: number
}
