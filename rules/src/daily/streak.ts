import { type Day, dayNumber, isoWeek } from './day.ts'

export interface Streak {
  /** Days played, in the stretch that reaches to today. */
  readonly length: number
  /** The longest there ever was. */
  readonly best: number
  readonly hasPlayedToday: boolean
  /** D11: whether one more missed day of this week, today included, would leave the streak alive. */
  readonly canMissOne: boolean
}

/** The stretch that ends with the day looked at last. */
interface Stretch {
  /** Days played in it, and those after its last missed day. */
  played: number
  sinceMissed: number
  lastMissed: number
}

/** D11: a second missed day of a week ends what lies before the first; from the day after that it goes on counting. */
const miss = (stretch: Stretch, day: number): void => {
  if (isoWeek(stretch.lastMissed) === isoWeek(day)) stretch.played = stretch.sinceMissed
  stretch.sinceMissed = 0
  stretch.lastMissed = day
}

/** Of three missed days in a row two are of one week, whatever the weekday: more of them change nothing. */
const ENDS_ANY = 3

const missAll = (stretch: Stretch, from: number, to: number): void => {
  for (let day = Math.max(from, to - ENDS_ANY); day < to; day++) miss(stretch, day)
}

/**
 * D10 to D12: the streak on `today` of who has played on these days, in any order; days after today are passed over. It
 * depends on the set of days alone, and one more day in the set never makes it shorter.
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
  /** When it was begun, ms. */
  readonly startedAt: number
}

/**
 * D13: what an account has of a guest's plays and its own, by day: one a day, the one that was begun first, because
 * whoever played later could have known the questions.
 */
export const mergePlays = <T extends DailyPlayDay>(account: readonly T[], guest: readonly T[]): T[] => {
  const byDay = new Map<Day, T>()
  for (const play of [...account, ...guest]) {
    const other = byDay.get(play.day)
    if (other === undefined || play.startedAt < other.startedAt) byDay.set(play.day, play)
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}
