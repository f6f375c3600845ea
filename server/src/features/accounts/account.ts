import { type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { pendingEmail } from './email/confirmations.ts'
import { CHANGE_INTERVAL_MS } from './usernames/service.ts'

/** The private part of an account, which only its player sees. */
export const readAccount = async (
  { db, mailArrives }: { readonly db: Kysely<Schema>; readonly mailArrives: boolean },
  uid: string,
  now: number,
): Promise<OutputOf<'readAccount'> | Refused> => {
  const row = await db
    .selectFrom('users')
    .innerJoin('logins', 'logins.id', 'users.uid')
    .select(['logins.email', 'logins.email_verified', 'users.username_changed_at', 'users.deletion_at'])
    .where('users.uid', '=', uid)
    .executeTakeFirst()
  if (row === undefined) return refused('not-allowed')
  const from = row.username_changed_at === null ? now : row.username_changed_at + CHANGE_INTERVAL_MS
  return {
    email: row.email,
    emailConfirmed: row.email_verified,
    pendingEmail: await pendingEmail(db, uid, now),
    mailArrives,
    usernameFrom: from > now ? from : null,
    deletionAt: row.deletion_at,
  }
}
