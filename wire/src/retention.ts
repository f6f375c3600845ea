/**
 * How long things are kept that are erased by themselves. The server's hourly upkeep goes by this, and the privacy
 * page is written from it. Months are the calendar's.
 */
export const KEPT_FOR = {
  /** Messages of the contact form with their answers, from when they are closed. */
  closedMessages: { months: 12 },
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
