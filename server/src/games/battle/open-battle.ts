import type { Millis } from '@trivium/rules/game/decider'
import type { ChoiceItem } from '@trivium/rules/game/item'
import type { BattleEvent, Player } from '@trivium/rules/modes/battle/events'
import { type Refused, refused } from '@trivium/wire/refusals'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { BattleSummary } from '../../database/tables/games.ts'
import { transactionOrRefusal } from '../../database/transaction-or-refusal.ts'
import { readInactive } from '../../users/queries.ts'

export type MatchKind = BattleSummary['kind']
export type Origin = BattleSummary['origin']

/** A game about to be opened; `joined` are seats that have already joined. */
export interface Opening {
  readonly id: string
  readonly kind: MatchKind
  readonly origin: Origin
  readonly seed: string
  readonly players: readonly [Player, Player]
  readonly items: readonly ChoiceItem[]
  readonly at: Millis
  readonly entry: 'invited' | 'seated'
  readonly joined: readonly (0 | 1)[]
}

const journalOf = (opening: Opening): BattleEvent[] => {
  const { seed, players, items, at, entry, kind } = opening
  const opened: BattleEvent = { type: 'opened', at, seed, rated: kind === 'ranked', players, items, entry }
  return [opened, ...opening.joined.map((seat): BattleEvent => ({ type: 'joined', at, seat }))]
}

/**
 * Allows each player one active match at most, enforced by the key of `active_seats` even for concurrent calls.
 * Returns the players who already had a seat.
 */
const write = async (tx: Transaction<Schema>, opening: Opening, events: BattleEvent[]): Promise<string[]> => {
  const { id, kind, origin, at } = opening
  const seats = opening.players.map(({ uid }, seat) => ({ uid, seat }))
  const { rows } = await sql<{ uid: string }>`
    with game as (
      insert into games (id, mode, opened_at, rated, summary)
      values (${id}, 'battle', ${at}, ${kind === 'ranked'}, ${JSON.stringify({ kind, origin })}::jsonb)
    ), seated as (
      select * from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as s (uid text, seat int4)
    ), seats as (
      insert into game_seats (game_id, seat, uid, opened_at) select ${id}, seat, uid, ${at} from seated
    ), events as (
      insert into game_events (game_id, seq, at, event)
      select ${id}, ordinality - 1, ${at}, value
      from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality
    ), taken as (
      insert into active_seats (uid, game_id, seat)
      select uid, ${id}, seat from seated where uid is not null order by uid
      on conflict do nothing returning uid
    )
    select uid from taken`.execute(tx)
  const free = new Set(rows.map((row) => row.uid))
  return seats.flatMap(({ uid }) => (uid === null || free.has(uid) ? [] : [uid]))
}

/**
 * Writes seats, game and first events in one transaction, and returns the events; `within` adds changes that must be
 * part of it. Refusals: player-gone, active-match, and those of `within`.
 */
export const openBattle = (
  db: Kysely<Schema>,
  opening: Opening,
  within: (tx: Transaction<Schema>) => Promise<Refused | null> = async () => null,
): Promise<BattleEvent[] | Refused> =>
  transactionOrRefusal(db, async (tx) => {
    const events = journalOf(opening)
    const uids = opening.players.flatMap(({ uid }) => uid ?? [])
    const gone = await readInactive(tx, uids, opening.at)
    if (gone.length > 0) return refused('player-gone', { gone })
    const busy = await write(tx, opening, events)
    if (busy.length > 0) return refused('active-match', { busy })
    return (await within(tx)) ?? events
  })
