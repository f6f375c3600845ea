import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import { countMissing } from './asking.ts'
import type { PartyEvent, PartyRefusal } from './events.ts'
import { currentIndex, currentQuestion, type PartyState, withoutExpected, withPresence } from './state.ts'

/** PA10: closes the question as soon as every player who is present and may answer has answered. */
const closing = (state: PartyState, at: Millis): PartyEvent[] => {
  if (state.phase !== 'open' || state.pausedAt !== null) return []
  const { missing, answers } = currentQuestion(countMissing(state))
  // If all phones go to sleep at once, a question that nobody has answered stays open.
  return missing === 0 && answers.length > 0 ? [{ type: 'closed', at, index: currentIndex(state) }] : []
}

/** PA26: those who are not back are no longer waited for. */
export const stopWaiting = (state: PartyState, at: Millis): PartyEvent[] => [
  { type: 'stopped-waiting', at },
  ...closing(withoutExpected(state), at),
]

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
  if (!isHere && presence === 'here')
    events.push({ type: 'away', at, seat }, ...closing(withPresence(state, seat, 'away'), at))
  return events.length === 0 ? refuse('nothing-due') : accept(...events)
}
