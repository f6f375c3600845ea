import { MODERATOR_BAN_DAYS, type Role } from '@trivium/wire/roles'
import type { LoggedBan, ModerationState } from './queries.ts'

const DAY = 86_400_000
/** A page and the server do not read the same second. */
const SLACK = 60_000

/** None, or one that a moderator could have put down. */
const isShort = (ban: LoggedBan | null, now: number): boolean =>
  ban === null || (ban.until !== null && ban.until <= now + MODERATOR_BAN_DAYS * DAY + SLACK)

/** What is wanted: a change of the ban, or of the role. */
export type Change =
  | { readonly kind: 'ban'; readonly ban: LoggedBan | null; readonly refund: boolean }
  | { readonly kind: 'role' }

/**
 * Whether somebody of this role may do that to somebody who stands so. Admins may do everything; moderators put down and lift
 * bans of players that end soon, and touch no longer ones, no roles and no ratings.
 */
export const mayChange = (role: Role, stands: ModerationState, change: Change, now: number): boolean => {
  if (role === 'admin') return true
  if (role !== 'moderator' || change.kind !== 'ban') return false
  return stands.role === 'player' && !change.refund && isShort(stands.ban, now) && isShort(change.ban, now)
}
