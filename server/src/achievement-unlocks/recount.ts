import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { CountDrift } from '../sharded-counters/recount-players.ts'

/** Repairs how many players have each achievement; returns the counts that were wrong. */
export const recountAchievements = (db: Kysely<Schema>): Promise<CountDrift[]> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`lock table achievement_counts in share row exclusive mode`.execute(tx)
    const { rows } = await sql<CountDrift>`
      select coalesce(kept.id, own.id) as name, coalesce(kept.players, 0)::int8 as was, coalesce(own.n, 0)::int8 as is
      from achievement_counts kept full join (
        select user_achievements.id, count(*) as n from user_achievements join users using (uid)
        where deleted_at is null and merged_into is null group by 1
      ) own on own.id = kept.id
      where coalesce(kept.players, 0) <> coalesce(own.n, 0) order by 1`.execute(tx)
    for (const { name, is } of rows)
      await sql`insert into achievement_counts (id, players) values (${name}, ${is})
        on conflict (id) do update set players = excluded.players`.execute(tx)
    return rows
  })
