import type { Millis } from '../../game/decider.ts'
import { ABANDONED_AFTER } from '../../places/clock.ts'
import type { FlagsState } from './state.ts'

/** FL7, FL11: whether every flag is closed. A journal may stop between the last answer and the end. */
export const isComplete = ({ line }: FlagsState): boolean => line.length === 0

/** When time itself becomes a command (FL9); null after the end. */
export const deadline = (state: FlagsState): Millis | null => {
  if (state.phase === 'ended') return null
  return isComplete(state) ? state.lastAt : state.lastAt + ABANDONED_AFTER
}
