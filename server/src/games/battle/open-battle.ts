import type { Millis } from '@trivium/rules/game/decider'
import type { ChoiceItem } from '@trivium/rules/game/item'
import type { BattleEvent, Player } from '@trivium/rules/modes/battle/events'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { statement } from '../../database/statement.ts'
import type { BattleSummary } from '../../database/tables/games.ts'
import { transactionOrRefusal } from '../../database/transaction-or-refusal.ts'

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
  /** The process that drives the game; null if it is the only one. */
  readonly driver?: string | null
  /** The players must be in the queue, and leave it. */
  readonly fromQueue?: boolean
}

const journalOf = (opening: Opening): BattleEvent[] => {
  const { seed, players, items, at, entry, kind } = opening
  const opened: BattleEvent = { type: 'opened', at, seed, rated: kind === 'ranked', players, items, entry }
  return [opened, ...opening.joined.map((seat): BattleEvent => ({ type: 'joined', at, seat }))]
}

const rowOf = (opening: Opening, events: readonly BattleEvent[]) => {
  const { id, at, kind, origin, players, fromQueue = false, driver = null } = opening
  const seats = players.map(({ uid }, seat) => ({ uid, seat }))
  return { id, at, rated: kind === 'ranked', summary: { kind, origin }, seats, events, fromQueue, driver }
}

/** The reason why a game cannot be opened with this player. */
interface Obstacle {
  readonly id: string
  readonly uid: string
  readonly gone: boolean
  readonly busy: boolean
}

/**
 * Locks the players' rows, then their places in the queue, each in the order of the uids, so that openings cannot deadlock. A
 * ban or merge of one of these players waits, and sees the game.
 */
const open = statement<Obstacle, [openings: string, now: Millis]>(
  'open-battles',
  `with opening as (
     select * from jsonb_to_recordset($1::jsonb) as o (
       id text, at int8, rated bool, summary jsonb, seats jsonb, events jsonb, "fromQueue" bool, driver text)
   ), seat as (
     select opening.id, at, "fromQueue", s.uid, s.seat
     from opening, jsonb_to_recordset(seats) as s (uid text, seat int4)
   ), locked as materialized (
     select uid from users
     where uid in (select uid from seat) and deleted_at is null and merged_into is null
       and (banned_until is null or banned_until <= $2)
     order by uid for no key update
   ), queued as materialized (
     select queue.uid from queue join locked on locked.uid = queue.uid order by queue.uid for update of queue
   ), player as materialized (
     select seat.id, seat.uid, "fromQueue", locked.uid is null as gone,
       locked.uid is not null and has_active_seat(seat.uid) as busy, "fromQueue" and queued.uid is null as has_left
     from seat left join locked on locked.uid = seat.uid left join queued on queued.uid = seat.uid
     where seat.uid is not null
   ), ready as materialized (
     select opening.* from opening
     where not exists (select from player where player.id = opening.id and (gone or busy or has_left))
   ), games as (
     insert into games (id, mode, opened_at, rated, summary, driver)
     select id, 'battle', at, rated, summary, driver from ready
   ), seats as (
     insert into game_seats (game_id, seat, uid, opened_at)
     select seat.id, seat.seat, seat.uid, seat.at from seat join ready on ready.id = seat.id
   ), events as (
     insert into game_events (game_id, seq, at, event)
     select id, ordinality - 1, at, value from ready, jsonb_array_elements(events) with ordinality
   ), taken as (
     insert into active_seats (uid, game_id, seat)
     select seat.uid, seat.id, seat.seat from seat join ready on ready.id = seat.id where seat.uid is not null
   ), dequeued as (
     delete from queue using player join ready on ready.id = player.id
     where queue.uid = player.uid and player."fromQueue"
   )
   select id, uid, gone, busy from player where gone or busy or has_left`,
)

/** A player has left the queue since it was read. */
export const LEFT_QUEUE = refused('player-gone')

const refusalOf = (obstacles: readonly Obstacle[]): Refused => {
  const gone = obstacles.filter((one) => one.gone).map(({ uid }) => uid)
  if (gone.length > 0) return refused('player-gone', { gone })
  const busy = obstacles.filter((one) => one.busy).map(({ uid }) => uid)
  return busy.length > 0 ? refused('active-match', { busy }) : LEFT_QUEUE
}

/**
 * Writes games with their seats and first events in one statement, and returns each game's events. Each player has one
 * active match at most; no player is in two of the openings. Refusals, for each game: player-gone, without details if
 * a player has left the queue, and active-match.
 */
export const openBattles = async (
  db: Kysely<Schema> | Transaction<Schema>,
  openings: readonly Opening[],
  now: Millis,
): Promise<(BattleEvent[] | Refused)[]> => {
  const journals = openings.map(journalOf)
  const rows = openings.map((opening, i) => rowOf(opening, journals[i] ?? []))
  const obstacles = Map.groupBy(await open(db, JSON.stringify(rows), now), ({ id }) => id)
  return openings.map(({ id }, i) => {
    const own = obstacles.get(id)
    return own === undefined ? (journals[i] ?? []) : refusalOf(own)
  })
}

/** Opens one game; `within` adds changes to the same transaction, and its refusals. */
export const openBattle = (
  db: Kysely<Schema>,
  opening: Opening,
  within: (tx: Transaction<Schema>) => Promise<Refused | null>,
): Promise<BattleEvent[] | Refused> =>
  transactionOrRefusal(db, async (tx) => {
    const [opened = LEFT_QUEUE] = await openBattles(tx, [opening], opening.at)
    if (!Array.isArray(opened)) return opened
    return (await within(tx)) ?? opened
  })
