import { handlingTime } from '../../forms/shown.ts'
import type { Millis } from '../../game/decider.ts'
import { readingTime } from '../../game/item.ts'
import { mediaOf } from '../../game/media.ts'
import {
  BREAK_MS,
  GOES_ON_AFTER,
  IN_TRANSIT_MS,
  INTRO_MS,
  OFFER_MS,
  OFFERED_AFTER,
  PARTY_VALID_MS,
  REVEAL_MS,
  SHORTEST_READING_MS,
  STANDINGS_MS,
} from './config.ts'
import { currentIndex, currentQuestion, endsRound, type PartyState, roundOf } from './state.ts'

/** PA8: how long the question is read before it can be answered. */
export const readingMs = (state: PartyState): Millis => {
  const { item } = currentQuestion(state)
  return Math.max(SHORTEST_READING_MS, readingTime({ prompt: item.prompt, ...mediaOf(item) }))
}

/** PA9: the time for an answer, without allowance. */
export const answerMs = (state: PartyState): Millis =>
  state.config.clock + handlingTime(currentQuestion(state).item)

/** PA12: how long the break after the current round is. */
const breakMs = (state: PartyState): Millis =>
  state.rounds[roundOf(state, currentIndex(state))]?.breakMs ?? BREAK_MS

/** PA12: whether the standings shown now are a break between two rounds. */
export const isBreak = (state: PartyState): boolean =>
  state.phase === 'standings' &&
  currentIndex(state) + 1 < state.items.length &&
  endsRound(state, currentIndex(state)) &&
  breakMs(state) > 0

/** PA11, PA22: a phase that waits for the host ends automatically if the host stays away. */
const untilNext = (state: PartyState, ms: Millis): Millis | null => {
  const by = state.phaseAt + ms
  if (state.config.pace === 'auto') return by
  return state.host.awaySince === null ? null : Math.max(by, state.host.awaySince + GOES_ON_AFTER)
}

/** When the phase ends automatically; null if it waits for somebody. */
export const phaseEndsAt = (state: PartyState): Millis | null => {
  if (state.pausedAt !== null) return null
  switch (state.phase) {
    case 'intro':
      return untilNext(state, INTRO_MS)
    case 'reading':
      return state.phaseAt + readingMs(state)
    case 'open':
      return state.phaseAt + answerMs(state) + IN_TRANSIT_MS
    case 'closed':
      return untilNext(state, REVEAL_MS)
    case 'standings':
      return untilNext(state, isBreak(state) ? breakMs(state) : STANDINGS_MS)
    default:
      return null
  }
}

/** PA22: the next seat to be offered the role: here, and not offered yet in this absence. */
export const nextInLine = ({ seats, host }: PartyState): number | null => {
  const seat = seats.findIndex(
    ({ presence, player }, i) => presence === 'here' && player.uid !== host.uid && !host.offered.includes(i),
  )
  return seat < 0 ? null : seat
}

/** PA22: when the role is offered to the next player. */
export const offersHostAt = (state: PartyState): Millis | null => {
  const { awaySince, offeredAt } = state.host
  if (awaySince === null || nextInLine(state) === null) return null
  return offeredAt === null ? awaySince + OFFERED_AFTER : offeredAt + OFFER_MS
}

/** PA22: when a pause ends because its host is gone. */
export const unpausesAt = ({ pausedAt, host }: PartyState): Millis | null =>
  pausedAt === null || host.awaySince === null ? null : Math.max(pausedAt, host.awaySince) + GOES_ON_AFTER

export const expiresAt = (state: PartyState): Millis => state.openedAt + PARTY_VALID_MS

/** When time itself becomes a command; null when the party is over. */
export const deadline = (state: PartyState): Millis | null =>
  state.phase === 'over'
    ? null
    : Math.min(
        expiresAt(state),
        phaseEndsAt(state) ?? Infinity,
        offersHostAt(state) ?? Infinity,
        unpausesAt(state) ?? Infinity,
        state.expectedUntil ?? Infinity,
      )
