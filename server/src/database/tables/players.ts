import type { Notice, Settings } from '@trivium/wire/documents/user'
import type { GuestColour } from '@trivium/wire/guest-colours'
import type { Generated } from 'kysely'
import type { JsonColumnWithDefault } from '../json.ts'

export interface UsersTable {
  uid: string
  /** Null until sign-in fills it in; so are `profile_pic`, `elo` and `created_at`. */
  username: string | null
  profile_pic: string | null
  elo: number | null
  created_at: number | null
  is_anonymous: Generated<boolean>
  /** What a guest has chosen; null: derived from the uid, and always null with an account. */
  nickname: string | null
  colour: GuestColour | null
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
  /** One of ROLES. */
  role: Generated<string>
  /** FOREVER for a permanent ban. */
  banned_until: number | null
  ban_reason: string | null
  /** The player's choices; a missing setting has its default. */
  settings: JsonColumnWithDefault<Partial<Settings>>
  /** Unread notices for the player, oldest first. */
  notices: JsonColumnWithDefault<Notice[]>
  username_changed_at: number | null
  /** When the account will be anonymised, as the player asked. */
  deletion_at: number | null
  /** When the account was anonymised. */
  deleted_at: number | null
  /** The account that this guest was merged into. */
  merged_into: string | null
}

/** Names in use (`held_until` null) and released names that nobody may take yet. */
export interface UsernamesTable {
  name_key: string
  /** Null for the name of a deleted player. */
  uid: string | null
  username: string
  held_until: number | null
}
