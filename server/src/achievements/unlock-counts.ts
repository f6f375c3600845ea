import { ACHIEVEMENTS } from '@trivium/rules/achievements/achievements'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * The end of a statement that moves how many players have each achievement; `moved` selects id and by how many. In the
 * order of the ids, so that transactions never wait for each other in a ring.
 */
export const adjustUnlockCounts = (moved: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into achievement_counts (id, players) select id, by from (${moved}) moved (id, by) order by id
  on conflict (id) do update set players = achievement_counts.players + excluded.players`

/** How many players have each achievement there is. */
export const readAchievementCounts = async (
  db: Kysely<Schema> | Transaction<Schema>,
): Promise<Map<string, number>> => {
  const rows = await db.selectFrom('achievement_counts').select(['id', 'players']).execute()
  const counts = new Map(rows.map(({ id, players }) => [id, players]))
  return new Map(ACHIEVEMENTS.map(({ id }) => [id, counts.get(id) ?? 0]))
}
