/**
 * How long things are kept that are erased by themselves. The server's hourly upkeep goes by this, and the privacy
 * page is written from it. Months are the calendar's.
 */
export const RETENTION = {
  /** Messages of the contact form with their answers, from when they are closed. */
  closedMessages: { months: 12 },
  /** What is looked at of each player's games for fair play. Cases and their evidence stay with the account. */
  fairPlayFacts: { months: 3 },
  /** Sums of page views and visitors, by day. */
  pageViews: { months: 13 },
} as const

/** The moment before which is over what is kept for so long. `now`: epoch ms. */
export const monthsBefore = (now: number, months: number): number => {
  const at = new Date(now)
  const day = at.getUTCDate()
  at.setUTCMonth(at.getUTCMonth() - months)
  // A month without this day: its last one.
  if (at.getUTCDate() !== day) at.setUTCDate(0)
  return at.getTime()
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long other things are kept, ms. What keeps them goes by these, and the privacy policy says them. */
export const LIFETIMES = {
  /** A session, and the cookie that opens it, from the last visit. */
  session: 400 * DAY,
  /** A browser from which somebody has logged in, and its cookie, from the last time. */
  device: 400 * DAY,
  /** A link that was mailed to choose a new password. */
  mailedLink: 60 * MINUTE,
  /** A link that was mailed to confirm an address. */
  confirmationLink: 3 * DAY,
  /** Counted wrong tries at a password, once the account is open again. */
  tries: DAY,
  /** Between a player's wish to be deleted and the deletion. */
  deletionGrace: 7 * DAY,
  /** A username that was given up, so that nobody passes for its owner. */
  heldName: 30 * DAY,
  /** A game alone that was begun and not ended, from the last thing that happened in it. */
  unfinishedGame: 90 * DAY,
  /** A guest who has never played, from the last visit. */
  unplayedGuest: 30 * DAY,
} as const
