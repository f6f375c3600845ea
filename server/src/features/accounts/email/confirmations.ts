import { createHash } from 'node:crypto'
import { LIFETIMES } from '@trivium/wire/retention'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { EmailConfirmationsTable } from '../../../database/tables/accounts.ts'
import { newId, type Random } from '../../../random.ts'

type Database = Kysely<Schema> | Transaction<Schema>

/** Only the hash of a link is stored: whoever steals the database cannot confirm an address. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export interface ConfirmationRequest {
  readonly uid: string
  readonly email: string
  readonly random: Random
  readonly at: number
}

/** A new link for this address; invalidates the one before. Returns its token. */
export const openConfirmation = async (
  db: Database,
  { uid, email, random, at }: ConfirmationRequest,
): Promise<string> => {
  const token = newId(random, 32)
  const row = { email, token_hash: hashOf(token), sent_at: at, expires_at: at + LIFETIMES.confirmationLink }
  await db
    .insertInto('email_confirmations')
    .values({ uid, ...row })
    .onConflict((same) => same.column('uid').doUpdateSet(row))
    .execute()
  return token
}

/** What a valid link confirms, locked until the transaction ends. */
export const findConfirmation = async (
  tx: Transaction<Schema>,
  token: string,
  at: number,
): Promise<Selectable<EmailConfirmationsTable> | null> => {
  const row = await tx
    .selectFrom('email_confirmations')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The address waiting to replace the current one; null if there is none. */
export const pendingEmail = async (db: Database, uid: string, at: number): Promise<string | null> => {
  const row = await db
    .selectFrom('email_confirmations')
    .innerJoin('logins', 'logins.id', 'uid')
    .select('email_confirmations.email')
    .where('uid', '=', uid)
    .where('expires_at', '>', at)
    .whereRef('email_confirmations.email', '<>', 'logins.email')
    .executeTakeFirst()
  return row?.email ?? null
}

export const dropConfirmation = async (db: Database, uid: string): Promise<void> => {
  await db.deleteFrom('email_confirmations').where('uid', '=', uid).execute()
}

export const sweepConfirmations = async (db: Database, at: number): Promise<void> => {
  await db.deleteFrom('email_confirmations').where('expires_at', '<=', at).execute()
}

/**
 * Drops a change of address that somebody else may have requested; the current address can still be
 * confirmed.
 */
export const dropPendingChange = async (db: Database, uid: string): Promise<void> => {
  await db
    .deleteFrom('email_confirmations')
    .where('uid', '=', uid)
    .where('email', '<>', (login) => login.selectFrom('logins').select('logins.email').where('id', '=', uid))
    .execute()
}
