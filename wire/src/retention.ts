import { DAY, MINUTE } from '@trivium/rules/time'
/**
 * Retention periods of data that is deleted automatically. The server's hourly maintenance uses them, and the privacy
 * page is written from them. Months are calendar months.
 */
export const RETENTION = {
  /** Messages of the contact form with their replies, from the moment they are closed. */
  closedMessages: { months: 12 },
  /** Figures of each player's games for fair play. Cases and their evidence stay with the account. */
  fairPlayFacts: { months: 3 },
  /** Sums of page views and visitors, by day. */
  pageViews: { months: 13 },
} as const

/** The moment before which data with this retention period expires. `now`: epoch ms. */
export const monthsBefore = (now: number, months: number): number => {
  const at = new Date(now)
  const day = at.getUTCDate()
  at.setUTCMonth(at.getUTCMonth() - months)
  // If the month lacks this day, its last day is used.
  if (at.getUTCDate() !== day) at.setUTCDate(0)
  return at.getTime()
}

/** Other retention periods, ms. The code that stores the data uses these, and the privacy policy states them. */
export const LIFETIMES = {
  /** A session and its cookie, from the last visit. */
  session: 400 * DAY,
  /** A browser from which somebody has logged in, and its cookie, from the last log-in. */
  device: 400 * DAY,
  /** A mailed link to choose a new password. */
  mailedLink: 60 * MINUTE,
  /** A mailed link to confirm an address. */
  confirmationLink: 3 * DAY,
  /** The count of wrong passwords, from the first of them or from the end of the lockout. */
  tries: DAY,
  /** Between a player's deletion request and the deletion. */
  deletionGrace: 7 * DAY,
  /** An abandoned username, reserved so that nobody can impersonate its former owner. */
  heldName: 30 * DAY,
  /** A single-player game that was never finished, from its last event. */
  unfinishedGame: 90 * DAY,
  /** A guest who has never played, from the last visit. */
  unplayedGuest: 30 * DAY,
  /** A message that waits for the operator's webhook. */
  webhookMessage: DAY,
} as const
