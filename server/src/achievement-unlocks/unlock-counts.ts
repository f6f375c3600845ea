import { ACHIEVEMENTS } from '@trivium/rules/achievements/achievements'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * The end of a statement that adjusts how many players have each achievement; `moved` selects each id and its
 * difference. Rows are updated in the order of ids, so that transactions cannot deadlock.
 */
export const adjustUnlockCounts = (moved: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into achievement_counts (id, players) select id, by from (${moved}) moved (id, by) order by id
  on conflict (id) do update set players = achievement_counts.players + excluded.players`

/** How many players have each achievement. */
export const readAchievementCounts = async (
  db: Kysely<Schema> | Transaction<Schema>,
): Promise<Map<string, number>> => {
  const rows = await db.selectFrom('achievement_counts').select(['id', 'players']).execute()
  const counts = new Map(rows.map(({ id, players }) => [id, players]))
  return new Map(ACHIEVEMENTS.map(({ id }) => [id, counts.get(id) ?? 0]))
}
