import type { ExaminedEngine, ExaminedKind } from '@trivium/wire/modes/examined'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Journal } from './examiner.ts'
import { EXAMINERS } from './examiners.ts'

/** A game whose results are saved, with its journal. */
export interface SettledGame {
  readonly id: string
  readonly mode: ExaminedEngine
  readonly settledAt: number
  /** Who holds which seat now: a guest may have become an account, and an account may have been deleted. */
  readonly seats: readonly { readonly seat: number; readonly uid: string }[]
  readonly events: Journal | null
}

/** Reasons for which a game of any engine ends without being played. */
const UNPLAYED = Object.values(EXAMINERS).flatMap(({ unplayed }) => unplayed)

/**
 * Games of these kinds that were played and are still unexamined, without those that say that they do not count:
 * settled at `since` or later, the oldest first.
 */
export const readUnexaminedGames = async (
  db: Kysely<Schema>,
  kinds: readonly ExaminedKind[],
  since: number,
  limit: number,
): Promise<SettledGame[]> => {
  const { rows } = await sql<SettledGame>`
    select games.id, games.mode, games.settled_at as "settledAt",
      (select jsonb_agg(event order by seq) from game_events where game_id = games.id) as events,
      (select jsonb_agg(jsonb_build_object('seat', seat, 'uid', uid) order by seat) from game_seats
        where game_id = games.id and uid is not null) as seats
    from games
    where games.settled_at >= ${since}
      and (mode, summary ->> 'kind') in (
        select engine, kind from unnest(${kinds.map((one) => one.engine)}::text[], ${kinds.map((one) => one.kind)}::text[])
          as examined (engine, kind))
      and summary -> 'counts' is distinct from 'false'::jsonb
      and coalesce(result ->> 'reason', '') <> all(${UNPLAYED}::text[])
      and exists (select from game_seats where game_id = games.id and uid is not null)
      and not exists (select from fair_play_facts where game_id = games.id)
    order by games.settled_at limit ${limit}`.execute(db)
  return rows
}
