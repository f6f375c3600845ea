import { DAY } from '@trivium/rules/time'
import { MODERATOR_BAN_DAYS, type Role } from '@trivium/wire/roles'
import type { LoggedBan, ModerationState } from './queries.ts'

/** Allows for clocks that differ between page and server, ms. */
const SLACK = 60_000

/** No ban, or one that a moderator could have imposed. */
const isShort = (ban: LoggedBan | null, now: number): boolean =>
  ban === null || (ban.until !== null && ban.until <= now + MODERATOR_BAN_DAYS * DAY + SLACK)

/** The requested change: of the ban, or of the role. */
export type Change =
  | { readonly kind: 'ban'; readonly ban: LoggedBan | null; readonly refund: boolean }
  | { readonly kind: 'role' }

/**
 * Whether somebody with this role may make that change to this target. Admins may do everything; moderators may impose
 * and lift short bans of players, and may not touch longer ones, roles or ratings.
 */
export const isAllowed = (role: Role, target: ModerationState, change: Change, now: number): boolean => {
  if (role === 'admin') return true
  if (role !== 'moderator' || change.kind !== 'ban') return false
  return target.role === 'player' && !change.refund && isShort(target.ban, now) && isShort(change.ban, now)
}
