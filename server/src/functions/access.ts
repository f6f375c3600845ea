import { type Refused, refused } from '@trivium/wire/refusals'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
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

/** Null if this user may call the function. Refusals: not-signed-in, banned, not-allowed. */
export const checkAccess = async (
  { roleOf, bans }: AccessDependencies,
  name: FunctionName,
  uid: string | null,
): Promise<Refused | null> => {
  const { access } = FUNCTIONS[name]
  if (access === 'anyone') return null
  if (uid === null) return refused('not-signed-in')
  const ban = bans.banOf(uid)
  if (ban !== null) return banRefusal(ban)
  if (access === 'player') return null
  const role = await roleOf(uid)
  // Another process may have banned the player a moment ago.
  if (role === 'banned') return banRefusal(await bans.reload(uid))
  return isEnough(role, access) ? null : refused('not-allowed')
}
