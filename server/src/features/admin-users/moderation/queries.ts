import type { Role } from '@trivium/wire/roles'
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../../../audit-log/record.ts'
import type { Schema } from '../../../database/schema.ts'
import { updateVisibility } from '../../../leaderboard-entries/players.ts'
import { accountName } from '../../../player-look.ts'
import { FOREVER } from '../../../users/ban-cache.ts'
import { roleOfRow } from '../../../users/roles.ts'

/** As the audit log keeps it; `until` null: permanent. */
export interface LoggedBan {
  readonly until: number | null
  readonly reason: string
}

export interface ModerationState {
  readonly role: Role
  readonly ban: LoggedBan | null
}

/** A player's ban and role, with the row locked until the transaction ends; null if the account is deleted. */
export const readModerationState = async (
  tx: Transaction<Schema>,
  uid: string,
): Promise<ModerationState | null> => {
  const row = await tx
    .selectFrom('users')
    .select(['role', 'banned_until', 'ban_reason'])
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const until = row.banned_until
  return {
    role: roleOfRow(row.role),
    ban: until === null ? null : { until: until >= FOREVER ? null : until, reason: row.ban_reason ?? '' },
  }
}

/**
 * The role with which the actor acts, now: null if banned or deleted. Actor and target are locked in order of uid until
 * the transaction ends, so that if two admins demote each other one comes too late.
 */
export const actingRole = async (
  tx: Transaction<Schema>,
  actor: Actor,
  target: string,
  at: number,
): Promise<Role | null> => {
  if (actor === 'command line') return 'admin'
  const rows = await tx
    .selectFrom('users')
    .select(['uid', 'role', 'banned_until'])
    .where('uid', 'in', [actor.uid, target])
    .orderBy('uid')
    .forUpdate()
    .execute()
  const row = rows.find(({ uid }) => uid === actor.uid)
  return row === undefined || (row.banned_until ?? 0) > at ? null : roleOfRow(row.role)
}

/** Imposes or lifts a ban; the player leaves all leaderboards, or returns to them. */
export const writeBan = async (
  tx: Transaction<Schema>,
  uid: string,
  ban: LoggedBan | null,
  at: number,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set({ banned_until: ban && (ban.until ?? FOREVER), ban_reason: ban?.reason ?? null })
    .where('uid', '=', uid)
    .execute()
  await updateVisibility(tx, uid, at)
}

export const writeRole = async (
  tx: Transaction<Schema>,
  uid: string,
  role: ModerationState['role'],
): Promise<void> => {
  await tx.updateTable('users').set({ role }).where('uid', '=', uid).execute()
}

export interface StaffMember {
  readonly username: string
  readonly role: Exclude<Role, 'player'>
}

/** All admins and moderators in alphabetical order; banned ones stay on the list. */
export const readStaff = async (db: Kysely<Schema>): Promise<StaffMember[]> => {
  const rows = await db
    .selectFrom('users')
    .select(['username', 'role'])
    .where('role', '<>', 'player')
    .orderBy('username')
    .execute()
  return rows.map(({ username, role }) => ({
    username: accountName(username),
    role: roleOfRow(role) === 'admin' ? 'admin' : 'moderator',
  }))
}
