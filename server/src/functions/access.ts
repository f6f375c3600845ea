import type { Access } from '@trivium/wire/define-function'
import { type Refused, refused } from '@trivium/wire/refusals'
import { type Ban, banRefusal } from '../users/ban-cache.ts'

/** Each role grants the access levels up to its own position. */
const ROLES = ['guest', 'registered', 'moderator', 'admin'] as const
type Role = (typeof ROLES)[number]

export interface AccessDependencies {
  /** The current role in the database. */
  readonly roleOf: (uid: string) => Promise<Role | 'banned' | null>
  readonly bans: {
    /** The ban as cached in this process. */
    readonly banOf: (uid: string) => Ban | null
    /** The current ban in the database. */
    readonly reload: (uid: string) => Promise<Ban | null>
  }
}

const isEnough = (role: Role | null, access: Role): boolean =>
  role !== null && ROLES.indexOf(role) >= ROLES.indexOf(access)

/**
 * Null if this user may call a function with this access. Refusals: not-signed-in, banned, not-allowed. Only roles have
 * to be awaited.
 */
export const checkAccess = (
  deps: AccessDependencies,
  access: Access,
  uid: string | null,
): Refused | null | Promise<Refused | null> => {
  if (access === 'anyone') return null
  if (uid === null) return refused('not-signed-in')
  const ban = deps.bans.banOf(uid)
  if (ban !== null) return banRefusal(ban)
  return access === 'player' ? null : checkRole(deps, access, uid)
}

const checkRole = async (
  { roleOf, bans }: AccessDependencies,
  access: Role,
  uid: string,
): Promise<Refused | null> => {
  const role = await roleOf(uid)
  // Another process may have banned the player a moment ago.
  if (role === 'banned') return banRefusal(await bans.reload(uid))
  return isEnough(role, access) ? null : refused('not-allowed')
}
