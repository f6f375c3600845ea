import type { Millis } from './game/decider.ts'

export const MINUTE: Millis = 60_000
export const HOUR: Millis = 60 * MINUTE
export const DAY: Millis = 24 * HOUR

/** A UTC date as text, 'YYYY-MM-DD'. */
export type Day = string

/** The UTC date of a moment. */
export const utcDay = (at: Millis): Day => new Date(at).toISOString().slice(0, 10)

/** Days since 1 January 1970. The date must be valid. */
export const dayNumber = (day: Day): number => Date.parse(day) / DAY

/** The date this many days after 1 January 1970. */
export const dayFromNumber = (number: number): Day => utcDay(number * DAY)

/** The date this many days later, or earlier if negative. */
export const dayAfter = (day: Day, days = 1): Day => dayFromNumber(dayNumber(day) + days)

/** When the UTC day of a moment began. */
export const lastMidnight = (at: Millis): Millis => Math.floor(at / DAY) * DAY

/** When the next UTC day begins. */
export const nextMidnight = (at: Millis): Millis => lastMidnight(at) + DAY

/** 0 for Monday to 6 for Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: Day): number => (dayNumber(day) + 3) % 7

/** A number for each ISO week, Monday to Sunday; consecutive weeks have consecutive numbers. */
export const isoWeek = (dayNumber: number): number => Math.floor((dayNumber + 3) / 7)
