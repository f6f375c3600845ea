const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long things are kept, ms. What keeps them and what the privacy policy says of them is made from these. */
export const PERIODS = {
  /** A session, and the cookie that opens it, from the last visit. */
  session: 400 * DAY,
  /** A browser from which somebody has logged in, and its cookie, from the last time. */
  device: 400 * DAY,
  /** A link that was mailed to choose a new password. */
  mailedLink: 60 * MINUTE,
  /** Counted wrong tries at a password, once the account is open again. */
  tries: DAY,
  /** Between a player's wish to be deleted and the deletion. */
  deletionGrace: 7 * DAY,
  /** A username that was given up, so that nobody passes for its owner. */
  heldName: 30 * DAY,
} as const
