import type { BattleEvent, EndReason } from '@trivium/rules/modes/battle/events'
import type { SoloEndReason, SoloEvent, SoloKind } from '@trivium/rules/modes/solo/events'
import type { CustomConfig } from '@trivium/wire/documents/custom'
import type { RatingChange } from '@trivium/wire/documents/game'
import type { QuizQuestion } from '@trivium/wire/documents/quiz'
import type { Settings } from '@trivium/wire/documents/user'
import type { Generated } from 'kysely'
import type { JsonColumn, JsonColumnWithDefault } from './json.ts'

/**
 * The tables as Kysely sees them. Every `…_at` and `…_until` is a time in epoch milliseconds, whole numbers.
 */
export interface Schema {
  users: UsersTable
  usernames: UsernamesTable
  logins: LoginsTable
  credentials: CredentialsTable
  verifications: VerificationsTable
  sessions: SessionsTable
  login_tries: LoginTriesTable
  known_devices: KnownDevicesTable
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
  daily_days: DailyDaysTable
  daily_plays: DailyPlaysTable
  daily_scores: DailyScoresTable
  custom_links: CustomLinksTable
  custom_plays: CustomPlaysTable
  quizzes: QuizzesTable
  question_reports: QuestionReportsTable
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
  /** 'player' or 'admin'. */
  role: Generated<string>
  /** FOREVER where a ban has no end. */
  banned_until: number | null
  ban_reason: string | null
  /** What was chosen; what is missing has its default. */
  settings: JsonColumnWithDefault<Partial<Settings>>
  username_changed_at: number | null
  /** When the account will be anonymised, at the player's wish. */
  deletion_at: number | null
  /** When it was. */
  deleted_at: number | null
  /** The account that this guest's doings went to. */
  merged_into: string | null
}

/** Names in use (`held_until` null) and names given up that nobody may take yet. */
export interface UsernamesTable {
  name_key: string
  /** Null for the name of a player who is gone. */
  uid: string | null
  username: string
  held_until: number | null
}

/** The authentication library's users: who can log in. The id is the uid. Times of its tables are Dates. */
export interface LoginsTable {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  image: string | null
  created_at: Date
  updated_at: Date
}

/** The authentication library's accounts: the password's hash. */
export interface CredentialsTable {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  password: string | null
  created_at: Date
  updated_at: Date
}

/** The authentication library's links that were mailed. */
export interface VerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: Date
  created_at: Date
  updated_at: Date
}

/** Sessions of guests and of registered players; `token` is the hash of the cookie. No address is kept. */
export interface SessionsTable {
  id: string
  user_id: string
  token: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  created_at: Date
  /** The last visit, to the hour. */
  updated_at: Date
}

/** Wrong tries at a door; the door is an account, or a device that is known to it. */
export interface LoginTriesTable {
  door: string
  tries: number
  first_at: number
  closed_until: number | null
}

/** Browsers from which a player has logged in. */
export interface KnownDevicesTable {
  uid: string
  device_hash: string
  last_at: number
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
  /** First-time answers that have moved the rating. */
  rated_answers: Generated<number>
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

/** What a game of one seat is about. */
export interface SoloSummary {
  readonly kind: SoloKind
  readonly origin: 'solo'
  /** The daily's day. */
  readonly day?: string
  /** The one counted play of the day; a run of Survival against the clock. */
  readonly counts: boolean
  /** The custom quiz's link. */
  readonly link?: string
  /** The player-made quiz. */
  readonly quiz?: string
}

/** What the settling transaction writes of a game of one seat. */
export interface SoloResult {
  readonly reason: SoloEndReason
  readonly score: number
  readonly total: number
  readonly players: readonly [SeatedPlayer]
}

export interface GamesTable {
  id: string
  mode: string
  opened_at: number
  ended_at: number | null
  settled_at: number | null
  rated: boolean
  /** By mode: GameResult of a battle, SoloResult of a game of one seat. */
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
  event: JsonColumn<BattleEvent | SoloEvent>
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

export interface DailyDaysTable {
  /** YYYY-MM-DD, UTC. */
  day: string
  questions: JsonColumn<string[]>
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
}

export interface QuestionReportsTable {
  question_id: string
  uid: string
  reason: string
  detail: Generated<string>
  game_id: string | null
  at: number
}

/** Values made once and kept, such as the key that signs tokens. */
export interface SettingsTable {
  name: string
  value: JsonColumn<unknown>
}
