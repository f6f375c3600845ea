import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import { countMissing } from './asking.ts'
import type { PartyEvent, PartyRefusal } from './events.ts'
import { currentIndex, currentQuestion, type PartyState, withSeat } from './state.ts'

/** PA10: a question for whose answers nobody is left to wait closes. */
const closing = (state: PartyState, seat: number, at: Millis): PartyEvent[] => {
  if (state.phase !== 'open' || state.pausedAt !== null) return []
  const next = countMissing(withSeat(state, seat, { presence: 'away' }))
  const { missing, answers } = currentQuestion(next)
  // Phones that all fall asleep at once do not end a question that nobody has answered.
  return missing === 0 && answers.length > 0 ? [{ type: 'closed', at, index: currentIndex(state) }] : []
}

/** PA21: a page of a player or the host was opened, or their last one is gone. */
export const decidePresence = (
  state: PartyState,
  uid: string,
  isHere: boolean,
  at: Millis,
): Decision<PartyEvent, PartyRefusal> => {
  const events: PartyEvent[] = []
  if (uid === state.host.uid && isHere !== (state.host.awaySince === null))
    events.push({ type: isHere ? 'host-returned' : 'host-away', at })
  const seat = state.seats.findIndex(({ player }) => player.uid === uid)
  const presence = state.seats[seat]?.presence
  if (isHere && (presence === 'away' || presence === 'left')) events.push({ type: 'returned', at, seat })
  if (!isHere && presence === 'here') events.push({ type: 'away', at, seat }, ...closing(state, seat, at))
  return events.length === 0 ? refuse('nothing-due') : accept(...events)
}
