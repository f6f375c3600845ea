import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'

/** An account that names an address. */
export interface Claim {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly isConfirmed: boolean
}

/** Who has confirmed the address, else the first two that name it, the earliest first. */
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

/** Whether the address is another account's own. */
export const isOwnedByOther = async (db: Kysely<Schema>, email: string, uid: string): Promise<boolean> => {
  const [first] = await claimsOf(db, email)
  return first?.isConfirmed === true && first.uid !== uid
}

/**
 * Who gets in by this address and the right password: its owner, else whoever named it first. Later ones have their
 * username.
 */
export const accountAt = async (db: Kysely<Schema>, email: string): Promise<string | null> =>
  (await claimsOf(db, email))[0]?.uid ?? null

/**
 * To whom a link for a new password may be mailed: the owner. An address that nobody has confirmed must be named by one
 * account alone, since nothing tells which of several its reader made.
 */
export const resettable = async (db: Kysely<Schema>, email: string): Promise<Claim | null> => {
  const [first, second] = await claimsOf(db, email)
  return second === undefined ? (first ?? null) : null
}
