import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { GameEvent } from './journal.ts'
import { fullJournals } from './quiz-versions/full-journal.ts'

/** Journals of a mode's unsettled games, in batches so that a large restart uses little memory. */
export const unsettledGames = async function* <Event extends GameEvent>(
  db: Kysely<Schema>,
  mode: string,
  /** Only games opened at this time or later, in epoch ms. */
  since = 0,
  batch = 500,
): AsyncGenerator<{ id: string; events: Event[] }[]> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; events: Event[] }>`
      select games.id, jsonb_agg(game_events.event order by game_events.seq) as events
      from (select id from games where settled_at is null and mode = ${mode}
        and opened_at >= ${since} and id > ${after} order by id limit ${batch}) games
      join game_events on game_events.game_id = games.id
      group by games.id order by games.id`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    const journals = await fullJournals(
      db,
      rows.map(({ events }) => events),
    )
    yield rows.map(({ id }, at) => ({ id, events: journals[at] ?? [] }))
    after = last.id
  }
}
