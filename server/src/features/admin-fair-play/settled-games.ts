import type { BattleEvent } from '@trivium/rules/modes/battle/events'
import type { SoloEvent } from '@trivium/rules/modes/solo/events'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** A game whose results are saved, with its journal. */
export type SettledGame = {
  readonly id: string
  readonly settledAt: number
  /** Who holds which seat now: a guest may have become an account, and an account may have been deleted. */
  readonly seats: readonly { readonly seat: number; readonly uid: string }[]
} & (
  | { readonly mode: 'battle'; readonly events: readonly BattleEvent[] | null }
  | { readonly mode: 'solo'; readonly events: readonly SoloEvent[] | null }
)

/**
 * Rated battles that were played, counted Survival runs and counted daily quizzes that are still unexamined: settled at
 * `since` or later, the oldest first.
 */
export const readUnexaminedGames = async (
  db: Kysely<Schema>,
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
      and ((mode = 'battle' and summary ->> 'kind' = 'ranked' and result ->> 'reason' not in ('not-joined', 'no-contest'))
        or (mode = 'solo' and summary @> '{"counts": true}'))
      and exists (select from game_seats where game_id = games.id and uid is not null)
      and not exists (select from fair_play_facts where game_id = games.id)
    order by games.settled_at limit ${limit}`.execute(db)
  return rows
}
