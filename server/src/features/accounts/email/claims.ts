import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'

/** An account that names an address. */
export interface Claim {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly isConfirmed: boolean
}

/** The account that has confirmed the address, else the first two that name it, earliest first. */
const claimsOf = async (db: Kysely<Schema>, email: string): Promise<Claim[]> => {
  const rows = await db
    .selectFrom('logins')
    .select(['id as uid', 'name', 'email', 'email_verified as isConfirmed'])
    .where('email', '=', email)
    .orderBy('email_verified', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(2)
    .execute()
  return rows[0]?.isConfirmed ? rows.slice(0, 1) : rows
}

/** Whether another account has confirmed the address. */
export const isOwnedByOther = async (db: Kysely<Schema>, email: string, uid: string): Promise<boolean> => {
  const [first] = await claimsOf(db, email)
  return first?.isConfirmed === true && first.uid !== uid
}

/**
 * The account that logs in with this address and the right password: its owner, else the first to name it. Later ones
 * use their username.
 */
export const accountAt = async (db: Kysely<Schema>, email: string): Promise<string | null> =>
  (await claimsOf(db, email))[0]?.uid ?? null

/**
 * The account to which a password reset link may be mailed: the owner. An unconfirmed address must be named
 * by one account only, since nothing shows which of several accounts belongs to whoever reads the mail.
 */
export const resettable = async (db: Kysely<Schema>, email: string): Promise<Claim | null> => {
  const [first, second] = await claimsOf(db, email)
  return second === undefined ? (first ?? null) : null
}
