import type { Millis } from '../../game/decider.ts'
import { ABANDONED_AFTER } from '../../places/clock.ts'
import type { CountriesConfig, CountriesEndReason } from './events.ts'
import type { CountriesState } from './state.ts'

const HALF_MINUTE: Millis = 30_000
const FIRST: Record<CountriesConfig['task'], Millis> = { name: 60_000, find: 30_000 }
const EACH: Record<CountriesConfig['task'], Millis> = { name: 4_500, find: 5_000 }

/** CO7: the time limit for this many countries, ms: whole half minutes. */
export const timeLimit = (task: CountriesConfig['task'], size: number): Millis =>
  Math.ceil((FIRST[task] + EACH[task] * size) / HALF_MINUTE) * HALF_MINUTE

/** CO7: the deadline of answers, inclusive; null: no limit. */
export const timeLimitEndsAt = ({ startedAt, config: { limit } }: CountriesState): Millis | null =>
  limit === null ? null : startedAt + limit

/** CO6, CO11: whether every country is closed. A journal may stop between the last answer and the end. */
const isComplete = ({ closed, rounds }: CountriesState): boolean => closed.length === rounds.length

/** The reason why the game ends at this moment; null if it may continue. */
export const dueEndReason = (state: CountriesState, at: Millis): CountriesEndReason | null => {
  if (isComplete(state)) return 'completed'
  const by = timeLimitEndsAt(state)
  return by !== null && at > by ? 'time-over' : null
}

/** When time itself becomes a command (CO7, CO10); null after the end. */
export const deadline = (state: CountriesState): Millis | null => {
  if (state.phase === 'ended') return null
  return isComplete(state) ? state.lastAt : (timeLimitEndsAt(state) ?? state.lastAt + ABANDONED_AFTER)
}

/** CO8: the duration of a finished game, ms, at most its limit; 0 while it is in progress. */
export const durationOf = ({ startedAt, ended, config }: CountriesState): Millis =>
  ended === null ? 0 : Math.min(ended.at - startedAt, config.limit ?? Infinity)
