import type { BattleEvent } from '@trivium/rules/modes/battle/events'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Journals of games that are not in the books yet, a batch at a time so that a large restart stays small in memory. */
export const unsettledGames = async function* (
  db: Kysely<Schema>,
  batch = 500,
): AsyncGenerator<{ id: string; events: BattleEvent[] }[]> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; events: BattleEvent[] }>`
      select games.id, jsonb_agg(game_events.event order by game_events.seq) as events
      from (select id from games where settled_at is null and id > ${after} order by id limit ${batch}) games
      join game_events on game_events.game_id = games.id
      group by games.id order by games.id`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = last.id
  }
}
