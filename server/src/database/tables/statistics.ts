import type { Generated } from 'kysely'

export interface UserAchievementsTable {
  uid: string
  id: string
  at: number
  /** When a device showed it; null: not yet. */
  shown_at: number | null
  /** The page that showed it. */
  shown_by: string | null
}

export interface AchievementCountsTable {
  id: string
  players: number
}

export interface TalliesTable {
  name: string
  slot: number
  n: number
}

/** Counts of a UTC day; the sum of all slots is the total. */
export interface DaySumsTable {
  day: string
  name: string
  slot: number
  n: number
}

export interface BoardsTable {
  board: string
  kind: string
  period: string | null
}

export interface BoardEntriesTable {
  board: string
  uid: string
  points: number
  score: number
  ms: number | null
  /** Whether the player has left the leaderboards, is banned, or has no established rating. */
  hidden: Generated<boolean>
  at: number
  /** These columns are copied from `users`. */
  username: string | null
  profile_pic: string | null
  is_anonymous: boolean
}

/** How many players have points in a bucket: one count for each of its sixteen parts. */
export type BoardCountsTable = {
  board: string
  shift: number
  bucket: number
} & { [Slot in CountSlot as `p${Slot}`]: Generated<number> }

type CountSlot = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15

export interface PlayerAccuracyTable {
  uid: string
  category: string
  difficulty: number
  asked: number
  correct: number
}

export interface PlayerTimesTable {
  uid: string
  seconds: number
  answers: number
}

export interface PlayerDaysTable {
  uid: string
  day: string
  games: number
  asked: number
  correct: number
}

export interface PlayerGamesTable {
  uid: string
  mode: string
  games: number
}

export interface PlayerMeetingsTable {
  uid: string
  other: string
  wins: number
  losses: number
  draws: number
}
