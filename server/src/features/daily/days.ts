const DAY = 86_400_000

/** The UTC date of a moment, YYYY-MM-DD. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

export const dayAfter = (day: string, days = 1): string => dayOf(Date.parse(day) + days * DAY)

/** When the next day begins, ms since 1970. */
export const nextMidnight = (at: number): number => (Math.floor(at / DAY) + 1) * DAY
