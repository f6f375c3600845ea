import { LIFETIMES } from '@trivium/wire/retention'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../database/schema.ts'

type Database = Kysely<Schema>

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** After so many tries a door closes. */
const TRIES = 10
const FIRST_CLOSING = 15 * MINUTE
const LONGEST_CLOSING = DAY
/** 15 min doubled so often is beyond a day. */
const MOST_DOUBLINGS = 7
/** Tries are forgotten a day after the first of them, or after the door has opened again. */
const CALM = LIFETIMES.tries

/**
 * Counts a try, in one statement, so that of any number at once, over any number of processes, only ten get an
 * answer of true. The tenth closes the door and may still look.
 */
export const recordLoginAttempt = async (db: Database, door: string, now: number): Promise<boolean> => {
  const isCalm = sql<boolean>`greatest(login_tries.first_at, login_tries.closed_until) <= ${now - CALM}`
  const tries = sql<number>`case when ${isCalm} then 1 else login_tries.tries + 1 end`
  const closing = sql<number>`least(
    ${FIRST_CLOSING}::bigint << least((${tries}) / ${TRIES} - 1, ${MOST_DOUBLINGS}), ${LONGEST_CLOSING}::bigint)`
  const row = await db
    .insertInto('login_tries')
    .values({ door, tries: 1, first_at: now })
    .onConflict((same) =>
      same
        .column('door')
        .doUpdateSet({
          tries,
          first_at: sql`case when ${isCalm} then ${now} else login_tries.first_at end`,
          closed_until: sql`case
            when ${isCalm} then null
            when (${tries}) % ${TRIES} = 0 then ${now} + ${closing}
            else login_tries.closed_until end`,
        })
        .where((is) =>
          is.or([is('login_tries.closed_until', 'is', null), is('login_tries.closed_until', '<=', now)]),
        ),
    )
    .returning('door')
    .executeTakeFirst()
  return row !== undefined
}

/** When a closed door opens; null for one that is open. */
export const lockedUntil = async (db: Database, door: string): Promise<number | null> => {
  const row = await db
    .selectFrom('login_tries')
    .select('closed_until')
    .where('door', '=', door)
    .executeTakeFirst()
  return row?.closed_until ?? null
}

export const clearLoginAttempts = async (db: Database, door: string): Promise<void> => {
  await db.deleteFrom('login_tries').where('door', '=', door).execute()
}

export const deleteOldAttempts = async (db: Database, now: number): Promise<void> => {
  const calm = now - CALM
  await db
    .deleteFrom('login_tries')
    .where('first_at', '<=', calm)
    .where((is) => is.or([is('closed_until', 'is', null), is('closed_until', '<=', calm)]))
    .execute()
}
