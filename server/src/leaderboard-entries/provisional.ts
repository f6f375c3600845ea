import type { Millis } from '@trivium/rules/game/decider'
import { PROVISIONAL_GAMES } from '@trivium/rules/leaderboards/leaderboard'
import type { ProvisionalRow } from '@trivium/wire/documents/leaderboard'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { type LookRow, lookOf } from '../player-look.ts'
import { isHiddenAt } from './upsert-entries.ts'

interface Row extends LookRow {
  readonly score: number
}

/** No leaderboard of ratings: the player is hidden for another reason than a provisional rating. */
const OTHER_BOARD = sql`''`

/**
 * The best of those whose rating is not established yet, best first. Their entries have no rank and are in no index, so
 * this is read only while there are few.
 */
export const readProvisional = async (
  db: Kysely<Schema>,
  { viewer, limit, at }: { viewer: string; limit: number; at: Millis },
): Promise<ProvisionalRow[]> => {
  const { rows } = await sql<Row>`
    select users.uid, users.username, users.profile_pic, users.is_anonymous, nickname, colour, score
    from board_entries join users on users.uid = board_entries.uid
    where board = 'elo' and hidden and rated_games < ${sql.lit(PROVISIONAL_GAMES)} and not ${isHiddenAt(at, OTHER_BOARD)}
    order by points desc, users.uid limit ${limit}`.execute(db)
  return rows.map((row) => ({
    ...lookOf(row),
    isGuest: row.is_anonymous,
    score: row.score,
    isYou: row.uid === viewer,
  }))
}
