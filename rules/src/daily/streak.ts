import { type Day, dayNumber, isoWeek } from '../time.ts'

export interface Streak {
  /** Days played in the current streak. */
  readonly length: number
  /** The longest streak ever. */
  readonly best: number
  readonly hasPlayedToday: boolean
  /** D11: whether the streak would survive one more missed day this week, including today. */
  readonly canMissOne: boolean
}

/** The run of days that ends with the last examined day. */
interface Stretch {
  /** The number of days played in it, and the number of those after its last missed day. */
  played: number
  sinceMissed: number
  lastMissed: number
}

/**
 * D11: a second missed day in a week drops everything up to the first; the count continues from the day after
 * the first.
 */
const miss = (stretch: Stretch, day: number): void => {
  if (isoWeek(stretch.lastMissed) === isoWeek(day)) stretch.played = stretch.sinceMissed
  stretch.sinceMissed = 0
  stretch.lastMissed = day
}

/**
 * Of three missed days in a row, two are in one week, whatever the weekday, so further missed days change
 * nothing.
 */
const ENDS_ANY = 3

const missAll = (stretch: Stretch, from: number, to: number): void => {
  for (let day = Math.max(from, to - ENDS_ANY); day < to; day++) miss(stretch, day)
}

/**
 * D10 to D12: the streak on `today` of a player who has played on these days, in any order; later days are ignored. It
 * depends only on the set of days, and an additional day never makes it shorter.
 */
export const streakAt = (days: Iterable<Day>, today: Day): Streak => {
  const now = dayNumber(today)
  const numbers = [...new Set(days)].map(dayNumber).filter((day) => day <= now)
  const stretch: Stretch = { played: 0, sinceMissed: 0, lastMissed: Number.NEGATIVE_INFINITY }
  let best = 0
  let next = Math.min(now, ...numbers)
  for (const day of numbers.sort((a, b) => a - b)) {
    missAll(stretch, next, day)
    stretch.played += 1
    stretch.sinceMissed += 1
    best = Math.max(best, stretch.played)
    next = day + 1
  }
  missAll(stretch, next, now)
  const hasMissed = isoWeek(stretch.lastMissed) === isoWeek(now) && stretch.played > stretch.sinceMissed
  return {
    length: stretch.played,
    best,
    hasPlayedToday: next === now + 1,
    canMissOne: stretch.played > 0 && !hasMissed,
  }
}

/** One counted play of a day. */
export interface DailyPlayDay {
  readonly day: Day
  /** When the play began, ms. */
  readonly startedAt: number
}

/**
 * D13: merges a guest's plays with an account's. Of each day only the play that began first stays, because
 * the later player could have known the questions.
 */
export const mergePlays = <T extends DailyPlayDay>(account: readonly T[], guest: readonly T[]): T[] => {
  const byDay = new Map<Day, T>()
  for (const play of [...account, ...guest]) {
    const other = byDay.get(play.day)
    if (other === undefined || play.startedAt < other.startedAt) byDay.set(play.day, play)
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}
