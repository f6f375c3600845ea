import type { LeaderboardKind } from '@trivium/rules/leaderboards/leaderboard'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** Weeks or days with entries, newest first. */
export const readPeriods = async (
  db: Kysely<Schema>,
  kind: LeaderboardKind,
  { before, most }: { before: string | undefined; most: number },
): Promise<string[]> => {
  const all = db
    .selectFrom('boards')
    .select('period')
    .distinct()
    .where('kind', '=', kind)
    .where('period', 'is not', null)
  const rows = await (before === undefined ? all : all.where('period', '<', before))
    .orderBy('period', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap(({ period }) => period ?? [])
}

/** What decides whether a player is on the leaderboards. */
export const readEligibility = async (
  db: Kysely<Schema>,
  uid: string,
): Promise<{ ratedGames: number; hasLeft: boolean }> => {
  const row = await db
    .selectFrom('users')
    .select(['rated_games', 'settings'])
    .where('uid', '=', uid)
    .executeTakeFirst()
  return { ratedGames: row?.rated_games ?? 0, hasLeft: row?.settings.boards === false }
}
