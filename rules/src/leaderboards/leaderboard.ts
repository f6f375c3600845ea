import { dayFromNumber } from '../daily/day.ts'
import type { Millis } from '../game/decider.ts'
import { REGIONS, type Region } from '../places/regions.ts'

/** What players are ranked by. `week` leaderboards restart on Monday, 0:00 UTC; a daily's leaderboard is that day's. */
export type LeaderboardKind = 'elo' | 'survival' | 'daily' | 'flags' | 'countries'

/**
 * One leaderboard. `period`: null for all time; an ISO 8601 week (2026-W47); for a daily its day (2026-11-21).
 * `region`: only for flags and countries.
 */
export interface Leaderboard {
  readonly kind: LeaderboardKind
  readonly region: Region | null
  readonly period: string | null
}

const WEEK = /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** BO1: `elo`, `elo/2026-W47`, `daily/2026-11-21`, `flags/europe`, `flags/europe/2026-W47`. */
export const leaderboardKey = ({ kind, region, period }: Leaderboard): string =>
  [kind, region, period].filter((part) => part !== null).join('/')

/** Null for an invalid key. */
export const parseLeaderboardKey = (key: string): Leaderboard | null => {
  const [kind, ...rest] = key.split('/')
  if (kind === 'daily')
    return rest.length === 1 && DAY.test(rest[0] ?? '') ? { kind, region: null, period: rest[0]! } : null
  const isPlaces = kind === 'flags' || kind === 'countries'
  if (!isPlaces && kind !== 'elo' && kind !== 'survival') return null
  const region = isPlaces ? (REGIONS.find((one) => one === rest[0]) ?? null) : null
  if (isPlaces && region === null) return null
  const [period = null, ...more] = rest.slice(isPlaces ? 1 : 0)
  return more.length > 0 || (period !== null && !WEEK.test(period)) ? null : { kind, region, period }
}

const DAY_MS = 86_400_000

/** BO2: the ISO 8601 week of a moment, UTC: the week belongs to the year of its Thursday. */
export const isoWeekKey = (at: Millis): string => {
  const weekday = (Math.floor(at / DAY_MS) + 3) % 7 // 1970 began on a Thursday; Monday is 0
  const thursday = new Date(at + (3 - weekday) * DAY_MS)
  const year = thursday.getUTCFullYear()
  const week =
    1 +
    Math.floor(
      (Date.UTC(year, thursday.getUTCMonth(), thursday.getUTCDate()) - Date.UTC(year, 0, 1)) / DAY_MS / 7,
    )
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** BO5: whether players can still enter a leaderboard at this moment: all time, the current week, the current day. */
export const isCurrent = ({ kind, period }: Leaderboard, at: Millis): boolean =>
  period === null || period === (kind === 'daily' ? dayFromNumber(Math.floor(at / DAY_MS)) : isoWeekKey(at))

/** Tenths of a second that times are compared by, at most 19 days of them. */
const MAX_TENTHS = 2 ** 24 - 1

/**
 * BO3: one whole number that sorts a leaderboard, more is better: the score; if time breaks ties (`ms` given) the score
 * and, below it, the tenths of a second left of 2^24.
 */
export const sortKey = (score: number, ms: Millis | null): number =>
  ms === null
    ? score
    : score * 2 ** 24 + (MAX_TENTHS - Math.min(Math.max(0, Math.floor(ms / 100)), MAX_TENTHS))

/** BO4: rated games required for the rating leaderboard. */
export const PROVISIONAL_GAMES = 20
