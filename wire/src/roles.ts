/** What somebody with an account may be, each allowed all that those before it are. */
export const ROLES = ['player', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The longest ban that a moderator may put down or lift, days. */
export const MODERATOR_BAN_DAYS = 30
