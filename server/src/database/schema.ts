import type { Generated, Insertable, Selectable, Updateable } from 'kysely'
import type { JsonColumn, JsonColumnWithDefault } from './json.ts'

/**
 * The tables as Kysely sees them. Every `…_at` and `…_until` is a time in epoch milliseconds, whole numbers.
 * What a jsonb column holds is known to the feature that owns it: here it is `unknown` where the
 * shape belongs to `rules` or `wire`, and is parsed or narrowed there.
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
  achievements: JsonColumnWithDefault<unknown[]>
  wins: Generated<number>
  losses: Generated<number>
  draws: Generated<number>
  rated_games: Generated<number>
  questions_correct: Generated<number>
  flag_questions_correct: Generated<number>
  win_streak: Generated<number>
  best_win_streak: Generated<number>
  perfect_scores: Generated<number>
  last_elo_change: Generated<number>
  scores: JsonColumnWithDefault<unknown[]>
  flag_quiz_scores: JsonColumnWithDefault<unknown[]>
  country_quiz_scores: JsonColumnWithDefault<unknown[]>
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
  difficulty: string
  prompt: string
  answer: string
  wrong: JsonColumn<string[]>
  explanation: string
  source: string
  /** The day the answer was last checked, as the content file writes it. */
  as_of: string | null
  tags: JsonColumnWithDefault<string[]>
  licence: string | null
  retired_at: number | null
  content_hash: string
}

export interface QuestionStatsTable {
  question_id: string
  asked: Generated<number>
  correct: Generated<number>
  rating: number
  updated_at: number
}

export interface SeenQuestionsTable {
  uid: string
  question_id: string
  seen_at: number
}

export interface GamesTable {
  id: string
  mode: string
  opened_at: number
  ended_at: number | null
  settled_at: number | null
  rated: boolean
  result: JsonColumn<unknown> | null
  summary: JsonColumn<unknown> | null
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
  event: JsonColumn<unknown>
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
  misses: number
  last_miss_at: number
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

export type UserRow = Selectable<UsersTable>
export type NewUser = Insertable<UsersTable>
export type UserChange = Updateable<UsersTable>
export type QuestionRow = Selectable<QuestionsTable>
export type GameRow = Selectable<GamesTable>
