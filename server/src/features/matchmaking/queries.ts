import { recordNoShow } from '@trivium/rules/matchmaking/no-show'
import type { QueueEntry } from '@trivium/rules/matchmaking/pairing'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
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

export const readEntry = async (db: Database, uid: string): Promise<QueueEntry | undefined> => {
  const row = await db.selectFrom('queue').selectAll().where('uid', '=', uid).executeTakeFirst()
  return row && entryOf(row)
}

/** What keeps a player from the queue: an active match, or a pause that has not ended (until when, ms). */
export const readObstacles = async (
  db: Database,
  uid: string,
  now: number,
): Promise<{ inMatch: boolean; pausedUntil: number | null }> => {
  const { rows } = await sql<{ inMatch: boolean; pausedUntil: number | null }>`
    select exists (select from active_seats where uid = ${uid}) as "inMatch",
      (select paused_until from queue_pauses where uid = ${uid} and paused_until > ${now}) as "pausedUntil"`.execute(
    db,
  )
  return rows[0] ?? { inMatch: false, pausedUntil: null }
}

/**
 * Puts players into the queue with their rating and last opponent. Players already in it are unchanged; players in a
 * match stay out. Taking a seat locks the player's row too, so whichever comes second sees the first.
 */
export const enqueue = async (
  tx: Transaction<Schema>,
  uids: readonly string[],
  at: number,
  front: boolean,
): Promise<void> => {
  await tx
    .selectFrom('users')
    .select('uid')
    .where('uid', 'in', [...uids])
    .orderBy('uid')
    .forUpdate()
    .execute()
  await sql`
    insert into queue (uid, joined_at, elo, front, last_opponent)
    select users.uid, ${at}, coalesce(users.elo, 1000), ${front}, (
      select theirs.uid from game_seats mine
      join game_seats theirs on theirs.game_id = mine.game_id and theirs.seat <> mine.seat
      where mine.uid = users.uid and theirs.uid is not null
      order by mine.opened_at desc limit 1)
    from users where users.uid = any(${[...uids]}::text[])
      and not exists (select from active_seats where active_seats.uid = users.uid)
    on conflict (uid) do nothing`.execute(tx)
}

/** Removes these players from the queue; returns how many of them were in it. */
export const dequeue = async (db: Database, uids: readonly string[]): Promise<number> => {
  const rows = await db
    .deleteFrom('queue')
    .where('uid', 'in', [...uids])
    .returning('uid')
    .execute()
  return rows.length
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
