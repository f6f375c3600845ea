import { DAY, MINUTE } from '@trivium/rules/time'
import { LIFETIMES } from '@trivium/wire/retention'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../database/schema.ts'

type Database = Kysely<Schema>

/** After this many tries the account is locked for a while. */
const MAX_TRIES = 10
const FIRST_LOCKOUT = 15 * MINUTE
const MAX_LOCKOUT = DAY
/** 15 min doubled this often is more than a day. */
const MAX_DOUBLINGS = 7
/** Tries are forgotten a day after the first of them, or a day after the lockout has ended. */
const FORGET_AFTER = LIFETIMES.tries

/**
 * Counts a try in one statement. However many tries and processes run at once, only ten get `true`; the tenth
 * starts the lockout and is still checked.
 */
export const recordLoginAttempt = async (db: Database, door: string, now: number): Promise<boolean> => {
  const isCalm = sql<boolean>`greatest(login_tries.first_at, login_tries.closed_until) <= ${now - FORGET_AFTER}`
  const tries = sql<number>`case when ${isCalm} then 1 else login_tries.tries + 1 end`
  const closing = sql<number>`least(
    ${FIRST_LOCKOUT}::bigint << least((${tries}) / ${MAX_TRIES} - 1, ${MAX_DOUBLINGS}), ${MAX_LOCKOUT}::bigint)`
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
            when (${tries}) % ${MAX_TRIES} = 0 then ${now} + ${closing}
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

/** When the lockout ends; null if there is none. */
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
  const calm = now - FORGET_AFTER
  await db
    .deleteFrom('login_tries')
    .where('first_at', '<=', calm)
    .where((is) => is.or([is('closed_until', 'is', null), is('closed_until', '<=', calm)]))
    .execute()
}
