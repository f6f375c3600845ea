/** The roles of an account; each has the permissions of those before it. */
export const ROLES = ['player', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The longest ban that a moderator may impose or lift, days. */
export const MODERATOR_BAN_DAYS = 30
