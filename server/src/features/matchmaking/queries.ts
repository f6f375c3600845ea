import { recordNoShow } from '@trivium/rules/matchmaking/no-show'
import type { QueueEntry } from '@trivium/rules/matchmaking/pairing'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import { statement } from '../../database/statement.ts'
import type { QueueTable } from '../../database/tables/matchmaking.ts'

type Database = Kysely<Schema> | Transaction<Schema>

const entryOf = (row: Selectable<QueueTable>): QueueEntry => ({
  uid: row.uid,
  elo: row.elo,
  since: row.joined_at,
  front: row.front,
  lastOpponent: row.last_opponent,
})

export const readQueue = async (db: Database): Promise<QueueEntry[]> =>
  (await db.selectFrom('queue').selectAll().execute()).map(entryOf)

/** A player's place in matchmaking: queued, in a match, or paused (until when, ms). */
export interface QueueStanding {
  readonly entry: QueueEntry | null
  readonly inMatch: boolean
  readonly pausedUntil: number | null
}

interface StandingRow {
  readonly uid: string
  readonly in_match: boolean
  readonly paused_until: number | null
  readonly entry: Selectable<QueueTable> | null
}

const standingsOf = (rows: readonly StandingRow[]): Map<string, QueueStanding> =>
  new Map(
    rows.map(({ uid, in_match, paused_until, entry }) => [
      uid,
      { entry: entry && entryOf(entry), inMatch: in_match, pausedUntil: paused_until },
    ]),
  )

const readStandingRows = statement<StandingRow, [uids: readonly string[], now: number]>(
  'read-queue-standings',
  `select uid, has_active_seat(uid) as in_match, queue_paused_until(uid, $2) as paused_until,
     (select to_jsonb(queue) from queue where queue.uid = asked.uid) as entry
   from unnest($1::text[]) asked (uid)`,
)

/** Where these players stand, by uid. */
export const readStandings = async (
  db: Database,
  uids: readonly string[],
  now: number,
): Promise<Map<string, QueueStanding>> => standingsOf(await readStandingRows(db, uids, now))

const insertIntoQueue = statement<StandingRow, [uids: readonly string[], at: number, front: boolean]>(
  'join-queue',
  `with locked as materialized (
     select uid, elo from users where uid = any($1::text[]) order by uid for no key update
   ), asking as materialized (
     select uid, elo, has_active_seat(uid) as in_match, queue_paused_until(uid, $2) as paused_until from locked
   ), added as (
     insert into queue (uid, joined_at, elo, front, last_opponent)
     select uid, $2, coalesce(elo, 1000), $3, (
       select theirs.uid from game_seats mine
       join game_seats theirs on theirs.game_id = mine.game_id and theirs.seat <> mine.seat
       where mine.uid = asking.uid and theirs.uid is not null
       order by mine.opened_at desc limit 1)
     from asking where not in_match and paused_until is null
     on conflict (uid) do nothing
     returning *
   )
   select uid, in_match, paused_until, coalesce(
     (select to_jsonb(added) from added where added.uid = asking.uid),
     (select to_jsonb(queue) from queue where queue.uid = asking.uid)
   ) as entry
   from asking`,
)

/**
 * Puts players into the queue with their rating and last opponent, and returns where they stand then, by uid. Players
 * already in it are unchanged; players in a match or a pause stay out. Taking a seat locks the player's row too, so
 * whichever comes second sees the first.
 */
export const enqueue = async (
  db: Database,
  uids: readonly string[],
  at: number,
  front: boolean,
): Promise<Map<string, QueueStanding>> => standingsOf(await insertIntoQueue(db, uids, at, front))

const deleteFromQueue = statement<never, [uids: readonly string[]]>(
  'leave-queue',
  // In the order of uids, as openings do, so that neither can deadlock.
  `with leaving as materialized (select uid from queue where uid = any($1::text[]) order by uid for update)
   delete from queue using leaving where queue.uid = leaving.uid`,
)

/** Names the advisory lock under which pairs are made. */
const PAIRING_LOCK = 7_217_001

/** Runs work that only one process may do at a time; null if another one is doing it. A process that ends releases it. */
export const exclusivelyOn =
  (db: Kysely<Schema>) =>
  <T>(work: () => Promise<T>): Promise<T | null> =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        free: boolean
      }>`select pg_try_advisory_xact_lock(${PAIRING_LOCK}) as free`.execute(tx)
      return rows[0]?.free === true ? work() : null
    })

/** Removes these players from the queue. */
export const dequeue = async (db: Database, uids: readonly string[]): Promise<void> => {
  await deleteFromQueue(db, uids)
}

/** Records a no-show; from the second one on the player cannot join the queue for a while. */
export const saveNoShow = async (db: Database, uid: string, now: number): Promise<void> => {
  const row = await db
    .selectFrom('queue_pauses')
    .select('misses')
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst()
  const { misses, pausedUntil } = recordNoShow(row?.misses ?? [], now)
  const values = { misses: json([...misses]), paused_until: pausedUntil }
  await db
    .insertInto('queue_pauses')
    .values({ uid, ...values })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(values))
    .execute()
}
