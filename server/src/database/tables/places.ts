import type { Generated } from 'kysely'

export type PlaceQuiz = 'flags' | 'countries'

/** Country quizzes without a time limit are not ranked, but a player's best is kept. */
export type PlaceBoard = PlaceQuiz | 'countries-untimed'

/** A player's best score for a region. */
export interface PlaceBest {
  readonly score: number
  /** How long it took. */
  readonly ms: number
}

export interface PlaceScoresTable {
  uid: string
  quiz: PlaceBoard
  region: string
  score: number
  /** How long it took. */
  ms: number
  at: number
}

/** How often a player was right about a place in counted games; places never known have no row. */
export interface PlayerPlacesTable {
  uid: string
  quiz: PlaceQuiz
  place: string
  found: number
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
  /** Null: open. */
  closed_at: number | null
  outcome: string | null
  /** The audit log entry of the admin action that closed it. */
  entry_id: number | null
}
