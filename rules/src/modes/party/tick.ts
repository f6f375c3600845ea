import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import { expiresAt, nextInLine, offersHostAt, phaseEndsAt, unpausesAt } from './clock.ts'
import type { PartyEvent, PartyRefusal } from './events.ts'
import { stopWaiting } from './presence.ts'
import { tiedForFirst } from './standings.ts'
import { currentIndex, endsRound, isIntroduced, isTieBreak, type PartyState, roundOf } from './state.ts'

/** PA32: a question, or the intro of the round that it begins. */
export const askOrIntroduce = (state: PartyState, at: Millis, index: number): PartyEvent =>
  isIntroduced(state, index)
    ? { type: 'introduced', at, round: roundOf(state, index) }
    : { type: 'asked', at, index }

/** PA12: after a reveal come the standings, or the next question if they are shown after the round. */
const afterReveal = (state: PartyState, at: Millis): PartyEvent => {
  const index = currentIndex(state)
  const isLast = index + 1 >= state.items.length
  if (!isLast && (state.config.standings === 'question' || endsRound(state, index)))
    return { type: 'ranked', at, index }
  return afterStandings(state, at)
}

/** The next question, the tie-break, or the end, whose podium shows the last standings. */
const afterStandings = (state: PartyState, at: Millis): PartyEvent => {
  const index = currentIndex(state) + 1
  if (index < state.items.length) return askOrIntroduce(state, at, index)
  const isTied = !isTieBreak(state) && state.tieBreak !== null && tiedForFirst(state).length > 0
  return isTied ? { type: 'asked', at, index } : { type: 'ended', at, reason: 'completed' }
}

/** What comes after the phase of a game that has begun. */
export const nextStep = (state: PartyState, at: Millis): PartyEvent => {
  const index = currentIndex(state)
  if (state.phase === 'intro') return { type: 'asked', at, index: index + 1 }
  if (state.phase === 'reading') return { type: 'answering', at, index }
  if (state.phase === 'open') return { type: 'closed', at, index }
  return state.phase === 'closed' ? afterReveal(state, at) : afterStandings(state, at)
}

const isDue = (when: Millis | null, at: Millis): boolean => when !== null && when <= at

/** The next effect of time that is due: one step per tick (E6). */
export const tick = (state: PartyState, at: Millis): Decision<PartyEvent, PartyRefusal> => {
  if (expiresAt(state) <= at) return accept<PartyEvent>({ type: 'ended', at, reason: 'expired' })
  if (isDue(state.expectedUntil, at)) return accept(...stopWaiting(state, at))
  const seat = nextInLine(state)
  if (seat !== null && isDue(offersHostAt(state), at))
    return accept<PartyEvent>({ type: 'host-offered', at, seat })
  if (isDue(unpausesAt(state), at)) return accept<PartyEvent>({ type: 'unpaused', at })
  return isDue(phaseEndsAt(state), at) ? accept(nextStep(state, at)) : refuse('nothing-due')
}
