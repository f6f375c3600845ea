import type { Generated } from 'kysely'
import type { JsonColumn, JsonColumnWithDefault } from '../json.ts'

export interface QueueTable {
  uid: string
  joined_at: number
  elo: number
  /** True for a player put back at the front of the queue because the opponent did not join. */
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
  /** The uids of players who have a notice about it. */
  challenged: JsonColumnWithDefault<string[]>
}
