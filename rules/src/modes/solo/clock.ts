import { handlingTime } from '../../forms/shown.ts'
import type { Millis } from '../../game/decider.ts'
import { readingTime } from '../../game/item.ts'
import type { SoloEndReason } from './events.ts'
import { currentRound, type SoloRound, type SoloState, totalOf } from './state.ts'

/** SO18: the home page shows the first question of a daily before the game is opened. */
const isShownBefore = ({ config, rounds }: SoloState, round: SoloRound): boolean =>
  config.kind === 'daily' && round === rounds[0]

/**
 * SO5: the deadline of an answer, which is clock, reading time, handling time and allowance after the question; null
 * without a clock.
 */
export const answerDeadline = (state: SoloState, round: SoloRound): Millis | null =>
  state.config.clock === null || isShownBefore(state, round)
    ? null
    : round.askedAt +
      state.config.clock +
      readingTime(round.item) +
      handlingTime(round.item) +
      round.allowance

/** G3: the part of its round's allowance that an answer at `at` uses, ms. */
export const allowanceUsed = (state: SoloState, round: SoloRound, at: Millis): Millis => {
  const by = answerDeadline(state, round)
  return by === null ? 0 : Math.max(0, Math.min(round.allowance, at - (by - round.allowance)))
}

/**
 * SO10, SO11: the reason why a game ends now: its last question is closed, or a question was missed and the
 * first miss ends the game.
 */
export const dueEndReason = (state: SoloState): Extract<SoloEndReason, 'completed' | 'missed'> | null => {
  if (state.phase !== 'reveal') return null
  if (state.config.ends === 'first-miss' && currentRound(state)?.right === false) return 'missed'
  return state.rounds.length === totalOf(state) ? 'completed' : null
}

/**
 * The moment at which time itself becomes a command; null while the game waits for its player, and after the
 * end.
 */
export const deadline = (state: SoloState): Millis | null => {
  // SO13: a journal may stop between the last answer and the end.
  if (dueEndReason(state) !== null) return state.lastAt
  const round = currentRound(state)
  return state.phase === 'question' && round !== undefined ? answerDeadline(state, round) : null
}
