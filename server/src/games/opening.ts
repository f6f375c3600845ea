import type { Millis } from '@trivium/rules/game/decider'
import type { ChoiceItem } from '@trivium/rules/game/item'
import type { BattleEvent, Player } from '@trivium/rules/modes/battle/events'
import { type Kysely, sql, type Transaction } from 'kysely'
import { json } from '../database/json.ts'
import type { GameSummary, Schema } from '../database/schema.ts'

export type MatchKind = GameSummary['kind']
export type Origin = GameSummary['origin']

/** A game about to be opened; `joined` are seats that need not press join. */
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

export type Opened = { ok: true; events: BattleEvent[] } | { ok: false; busy: string[] }

class SeatTaken extends Error {
  readonly busy: string[]
  constructor(busy: string[]) {
    super('a player has an active match')
    this.busy = busy
  }
}

/** One active match at most: the key of `active_seats` says no, whoever asks and however many at once. */
const takeSeats = async (tx: Transaction<Schema>, opening: Opening): Promise<void> => {
  const seats = opening.players.flatMap(({ uid }, seat) =>
    uid === null ? [] : [{ uid, game_id: opening.id, seat }],
  )
  const ordered = seats.toSorted((a, b) => (a.uid < b.uid ? -1 : 1))
  const taken = await tx
    .insertInto('active_seats')
    .values(ordered)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .execute()
  if (taken.length === ordered.length) return
  const free = new Set(taken.map((row) => row.uid))
  throw new SeatTaken(ordered.map((seat) => seat.uid).filter((uid) => !free.has(uid)))
}

const journalOf = (opening: Opening): BattleEvent[] => {
  const { seed, players, items, at, entry, kind } = opening
  const opened: BattleEvent = { type: 'opened', at, seed, rated: kind === 'ranked', players, items, entry }
  return [opened, ...opening.joined.map((seat): BattleEvent => ({ type: 'joined', at, seat }))]
}

/** Seats, game and the first events in one transaction; `within` adds what must happen together with it. */
export const openGame = async (
  db: Kysely<Schema>,
  opening: Opening,
  within: (tx: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<Opened> => {
  const events = journalOf(opening)
  try {
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('games')
        .values({
          id: opening.id,
          mode: 'battle',
          opened_at: opening.at,
          rated: opening.kind === 'ranked',
          ended_at: null,
          settled_at: null,
          result: null,
          summary: json({ kind: opening.kind, origin: opening.origin }),
        })
        .execute()
      await takeSeats(tx, opening)
      await tx
        .insertInto('game_seats')
        .values(
          opening.players.map(({ uid }, seat) => ({ game_id: opening.id, seat, uid, opened_at: opening.at })),
        )
        .execute()
      await sql`insert into game_events (game_id, seq, at, event)
        select ${opening.id}, ordinality - 1, ${opening.at}, value
        from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality`.execute(tx)
      await within(tx)
    })
    return { ok: true, events }
  } catch (error) {
    if (error instanceof SeatTaken) return { ok: false, busy: error.busy }
    throw error
  }
}
