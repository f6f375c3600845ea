import { ROLES, type Role } from '@trivium/wire/roles'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The role in a row of `users`. */
export const roleOfRow = (role: string): Role => ROLES.find((one) => one === role) ?? 'player'

/** The role that a user was given, banned or not. */
export const readAssignedRole = async (
  db: Kysely<Schema> | Transaction<Schema>,
  uid: string,
): Promise<Role> => {
  const row = await db.selectFrom('users').select('role').where('uid', '=', uid).executeTakeFirst()
  return roleOfRow(row?.role ?? '')
}
