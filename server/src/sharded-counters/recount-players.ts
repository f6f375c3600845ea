import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { PLAYERS } from './player-count.ts'

/** A stored count that differed from the results. */
export interface CountDrift {
  /** `players`, or an achievement's id. */
  readonly name: string
  readonly was: number
  readonly is: number
}

/** Repairs the number of players; returns it if it was wrong. */
export const recountPlayers = (db: Kysely<Schema>): Promise<CountDrift[]> =>
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
