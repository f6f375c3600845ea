import type { Millis } from '@trivium/rules/game/decider'
import type { ChoiceItem } from '@trivium/rules/game/item'
import type { BattleEvent, Player } from '@trivium/rules/modes/battle/events'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { GameSummary } from '../../database/tables/games.ts'
import { readInactive } from '../../users/queries.ts'

export type MatchKind = GameSummary['kind']
export type Origin = GameSummary['origin']

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

/** Players who are in another match, or can no longer play. */
interface Absent {
  readonly busy: readonly string[]
  readonly gone: readonly string[]
}

export type Opened = { ok: true; events: BattleEvent[] } | ({ ok: false } & Absent)

/** Rolls the transaction back. */
class CannotOpen extends Error {
  readonly absent: Absent
  constructor(absent: Absent) {
    super('not all players can be seated')
    this.absent = absent
  }
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

/** Writes seats, game and first events in one transaction; `within` adds changes that must be part of it. */
export const openBattle = async (
  db: Kysely<Schema>,
  opening: Opening,
  within: (tx: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<Opened> => {
  const events = journalOf(opening)
  const uids = opening.players.flatMap(({ uid }) => uid ?? [])
  try {
    await db.transaction().execute(async (tx) => {
      const gone = await readInactive(tx, uids, opening.at)
      if (gone.length > 0) throw new CannotOpen({ busy: [], gone })
      const busy = await write(tx, opening, events)
      if (busy.length > 0) throw new CannotOpen({ busy, gone: [] })
      await within(tx)
    })
    return { ok: true, events }
  } catch (error) {
    if (error instanceof CannotOpen) return { ok: false, ...error.absent }
    throw error
  }
}
