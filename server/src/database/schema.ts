import type { BattleEvent, EndReason } from '@trivium/rules/modes/battle/events'
import type { RatingChange } from '@trivium/wire/documents/game'
import type { Generated } from 'kysely'
import type { JsonColumn, JsonColumnWithDefault } from './json.ts'

/**
 * The tables as Kysely sees them. Every `…_at` and `…_until` is a time in epoch milliseconds, whole numbers.
 */
export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  questions: QuestionsTable
  question_stats: QuestionStatsTable
  seen_questions: SeenQuestionsTable
  games: GamesTable
  game_seats: GameSeatsTable
  active_seats: ActiveSeatsTable
  game_events: GameEventsTable
  rating_history: RatingHistoryTable
  queue: QueueTable
  queue_pauses: QueuePausesTable
  friend_matches: FriendMatchesTable
  fair_play_notes: FairPlayNotesTable
  settings: SettingsTable
}

export interface UsersTable {
  uid: string
  /** Null until the sign-in fills it in, as `profile_pic`, `elo` and `created_at`. */
  username: string | null
  profile_pic: string | null
  elo: number | null
  created_at: number | null
  is_anonymous: Generated<boolean>
  achievements: JsonColumnWithDefault<string[]>
  wins: Generated<number>
  losses: Generated<number>
  draws: Generated<number>
  rated_games: Generated<number>
  questions_correct: Generated<number>
  flag_questions_correct: Generated<number>
  win_streak: Generated<number>
  best_win_streak: Generated<number>
  perfect_scores: Generated<number>
  /** Null before the first rated game. */
  last_elo_change: number | null
  scores: JsonColumnWithDefault<Record<string, number>>
  flag_quiz_scores: JsonColumnWithDefault<Record<string, number>>
  country_quiz_scores: JsonColumnWithDefault<Record<string, number>>
  role: Generated<string>
  banned_until: number | null
}

export interface SessionsTable {
  token_hash: string
  uid: string
  created_at: number
  expires_at: number
  last_seen_at: number
}

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
  updated_at: number
}

export interface SeenQuestionsTable {
  uid: string
  question_id: string
  seen_at: number
}

/** How a match counts and how its players came together. */
export interface GameSummary {
  readonly kind: 'ranked' | 'casual' | 'practice'
  readonly origin: 'queue' | 'friend' | 'practice' | 'rematch'
}

interface SeatedPlayer {
  readonly username: string
  readonly profilePic: string
  readonly elo: number
}

/** What the settling transaction writes; pairs are by seat, names as they were in the match. */
export interface GameResult {
  readonly reason: EndReason
  readonly winner: 0 | 1 | null
  readonly scores: readonly [number, number]
  readonly players: readonly [SeatedPlayer, SeatedPlayer]
  readonly ratings: readonly [RatingChange, RatingChange] | null
}

export interface GamesTable {
  id: string
  mode: string
  opened_at: number
  ended_at: number | null
  settled_at: number | null
  rated: boolean
  result: JsonColumn<GameResult> | null
  summary: JsonColumn<GameSummary>
}

export interface GameSeatsTable {
  game_id: string
  seat: number
  /** Null for a bot, and for a player who has deleted the account. */
  uid: string | null
  /** The game's own `opened_at`, so that a player's recent matches come off one index. */
  opened_at: number
}

/** The seat a user plays in now. Its key is what holds a user to one active match. */
export interface ActiveSeatsTable {
  uid: string
  game_id: string
  seat: number
}

/** The journal. Its key (game_id, seq) is the fence against a second driver of the same game. */
export interface GameEventsTable {
  game_id: string
  seq: number
  at: number
  event: JsonColumn<BattleEvent>
}

export interface RatingHistoryTable {
  uid: string
  game_id: string
  at: number
  before: number
  after: number
}

export interface QueueTable {
  uid: string
  joined_at: number
  elo: number
  /** True for a player put back at the front, through no fault of theirs. */
  front: Generated<boolean>
  last_opponent: string | null
}

export interface QueuePausesTable {
  uid: string
  /** When matches were missed, oldest first. */
  misses: JsonColumn<number[]>
  paused_until: number | null
}

export interface FriendMatchesTable {
  key: string
  host_uid: string
  rated: boolean
  created_at: number
  expires_at: number
  taken_by: string | null
  game_id: string | null
}

export interface FairPlayNotesTable {
  id: string
  uid: string
  game_id: string | null
  at: number
  kind: string
  detail: JsonColumn<unknown>
}

/** Values made once and kept, such as the key that signs tokens. */
export interface SettingsTable {
  name: string
  value: JsonColumn<unknown>
}
