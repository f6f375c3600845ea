/** A UTC date as text, 'YYYY-MM-DD'. */
export type Day = string

const DAY = 86_400_000

/** Days since 1 January 1970. The date must be valid. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY

/** The date this many days after 1 January 1970. */
export const dayFromNumber = (number: number): Day => new Date(number * DAY).toISOString().slice(0, 10)

/** A number for each ISO week, Monday to Sunday, increasing by one. 1 January 1970 was a Thursday. */
export const isoWeek = (dayNumber: number): number => Math.floor((dayNumber + 3) / 7)

const FIRST = dayNumber('2026-01-01')

/** D9: the public number of a day's quiz; 1 on 1 January 2026. */
export const dailyNumber = (day: Day): number => dayNumber(day) - FIRST + 1
