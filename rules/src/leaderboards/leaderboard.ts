import type { Millis } from '../game/decider.ts'
import { REGIONS, type Region } from '../places/regions.ts'
import { DAY, dayAfter, utcDay } from '../time.ts'

/** How the leaderboards of one kind work. */
export interface LeaderboardRules {
  /** Whether there is one for each region. */
  readonly regions: boolean
  /**
   * `week`: one leaderboard for all time and one for each week from Monday, 0:00 UTC; `day`: one for each day
   * only.
   */
  readonly period: 'week' | 'day'
  /** Whether time breaks ties. */
  readonly timed: boolean
  /** Which of a player's scores counts: the best, or the last one. */
  readonly keeps: 'best' | 'last'
}

/** What players are ranked by, in the order of the page. */
export const LEADERBOARDS = {
  elo: { regions: false, period: 'week', timed: false, keeps: 'last' },
  survival: { regions: false, period: 'week', timed: false, keeps: 'best' },
  daily: { regions: false, period: 'day', timed: false, keeps: 'best' },
  flags: { regions: true, period: 'week', timed: true, keeps: 'best' },
  countries: { regions: true, period: 'week', timed: true, keeps: 'best' },
} as const satisfies Readonly<Record<string, LeaderboardRules>>

export type LeaderboardKind = keyof typeof LEADERBOARDS

/** The kinds of a table of leaderboards to which `test` applies. */
export const kindsOf = <Kind extends string>(
  table: Readonly<Record<Kind, LeaderboardRules>>,
  test: (rules: LeaderboardRules) => boolean = () => true,
): readonly Kind[] => (Object.keys(table) as Kind[]).filter((kind) => test(table[kind]))

export const LEADERBOARD_KINDS = kindsOf(LEADERBOARDS)

/**
 * One leaderboard. `period`: null for all time; an ISO 8601 week (2026-W47); for a daily, its day
 * (2026-11-21). `region`: only for kinds with regions.
 */
export interface Leaderboard<Kind = LeaderboardKind> {
  readonly kind: Kind
  readonly region: Region | null
  readonly period: string | null
}

const WEEK_KEY = /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/
const DAY_KEY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** BO1: `elo`, `elo/2026-W47`, `daily/2026-11-21`, `flags/europe`, `flags/europe/2026-W47`. */
export const leaderboardKey = ({ kind, region, period }: Leaderboard): string =>
  [kind, region, period].filter((part) => part !== null).join('/')

/** The n-th day of a month that has it is n - 1 days after the first. */
const isDay = (key: string): boolean =>
  DAY_KEY.test(key) && dayAfter(`${key.slice(0, 8)}01`, Number(key.slice(8)) - 1) === key

/** The last week of a year is the one of 28 December. */
const isWeek = (key: string): boolean =>
  WEEK_KEY.test(key) && key <= isoWeekKey(Date.parse(`${key.slice(0, 4)}-12-28`))

const IS_PERIOD = { week: isWeek, day: isDay } as const

/** A parser for the keys of a table of leaderboards; it returns null for an invalid key. */
export const keyParser =
  <Kind extends string>(table: Readonly<Record<Kind, LeaderboardRules>>) =>
  (key: string): Leaderboard<Kind> | null => {
    const [first = '', ...rest] = key.split('/')
    if (!Object.hasOwn(table, first)) return null
    const kind = first as Kind
    const { regions, period: restarts } = table[kind]
    const region = regions ? (REGIONS.find((one) => one === rest[0]) ?? null) : null
    if (regions && region === null) return null
    const [period = null, ...more] = rest.slice(regions ? 1 : 0)
    const isPeriod = period === null ? restarts === 'week' : IS_PERIOD[restarts](period)
    return isPeriod && more.length === 0 ? { kind, region, period } : null
  }

/** Parses a leaderboard's key; null for an invalid one. */
export const parseLeaderboardKey = keyParser(LEADERBOARDS)

/** BO2: the ISO 8601 week of a moment, UTC: the week belongs to the year of its Thursday. */
export const isoWeekKey = (at: Millis): string => {
  const weekday = (Math.floor(at / DAY) + 3) % 7 // 1970 began on a Thursday; Monday is 0
  const thursday = new Date(at + (3 - weekday) * DAY)
  const year = thursday.getUTCFullYear()
  const week =
    1 +
    Math.floor(
      (Date.UTC(year, thursday.getUTCMonth(), thursday.getUTCDate()) - Date.UTC(year, 0, 1)) / DAY / 7,
    )
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** The current day or week of a kind of leaderboard. */
export const periodAt = (kind: LeaderboardKind, at: Millis): string =>
  LEADERBOARDS[kind].period === 'day' ? utcDay(at) : isoWeekKey(at)

/** BO5: whether players can still enter a leaderboard at this moment: all time, the current week, the current day. */
export const isCurrent = ({ kind, period }: Leaderboard, at: Millis): boolean =>
  period === null || period === periodAt(kind, at)

/** The largest time that can be compared, in tenths of a second: about 19 days. */
const MAX_TENTHS = 2 ** 24 - 1

/**
 * BO3: the whole number that sorts a leaderboard; more is better. It is the score or, if time breaks ties
 * (`ms` given), the score times 2^24 plus the tenths of a second left of 2^24.
 */
export const sortKey = (score: number, ms: Millis | null): number =>
  ms === null
    ? score
    : score * 2 ** 24 + (MAX_TENTHS - Math.min(Math.max(0, Math.floor(ms / 100)), MAX_TENTHS))

/** BO6: whether a score enters the leaderboards of a kind. */
export const isRanked = (kind: LeaderboardKind, score: number): boolean => kind === 'elo' || score > 0

/** BO4: rated games required for the rating leaderboard. */
export const PROVISIONAL_GAMES = 20
