import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { PLAYERS } from '../users/player-count.ts'

/** A stored count that differed from the results. */
export interface CountDrift {
  /** `players`, or an achievement's id. */
  readonly name: string
  readonly was: number
  readonly is: number
}

/** Repairs how many players have each achievement; returns the counts that were wrong. */
const recountAchievements = (db: Kysely<Schema>): Promise<CountDrift[]> =>
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

/** Repairs the number of players. */
const recountPlayers = (db: Kysely<Schema>): Promise<CountDrift[]> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`lock table tallies in share row exclusive mode`.execute(tx)
    const { rows } = await sql<CountDrift>`
      select ${PLAYERS} as name, (select coalesce(sum(n), 0) from tallies where name = ${PLAYERS})::int8 as was,
        (select count(*) from users where deleted_at is null and merged_into is null)::int8 as is`.execute(tx)
    const wrong = rows.filter(({ was, is }) => was !== is)
    for (const { was, is } of wrong)
      await sql`insert into tallies (name, slot, n) values (${PLAYERS}, 0, ${is - was}::int8)
        on conflict (name, slot) do update set n = tallies.n + excluded.n`.execute(tx)
    return wrong
  })

/** Compares the counts over all players with the database, and repairs and returns those that differ. */
export const recountAchievementCounts = async (db: Kysely<Schema>): Promise<CountDrift[]> => [
  ...(await recountPlayers(db)),
  ...(await recountAchievements(db)),
]
