import { awaitedSeats } from './asking.ts'
import type { Weight } from './events.ts'
import { type ExplainedSolution, explain } from './judge.ts'
import { type GroupedAnswer, groupedAnswers } from './reveal.ts'
import { currentQuestion, isIn, type PartyState } from './state.ts'

/** What only the host sees. */
export interface PartyHostView {
  /** PA15: what the next question counts. */
  readonly nextWeight: Weight
  /** PA13: the answers in words to a closed question, to be judged again; null: none, or too late. */
  readonly given: readonly GroupedAnswer[] | null
  /** PA37: the seats for whose answers the open question still waits; null: many, or none. */
  readonly awaited: readonly number[] | null
  /** PA24: the right answer, and why, before the question closes. */
  readonly notes: ExplainedSolution | null
}

const holdsSeat = ({ host, seats }: PartyState): boolean =>
  seats.some((seat) => seat.player.uid === host.uid && isIn(seat))

/** PA24: a host who plays never sees a right answer early, whatever the party's settings are. */
const notesOf = (state: PartyState): PartyHostView['notes'] => {
  if (state.asked.length === 0 || state.phase === 'intro' || state.phase === 'over') return null
  const isOpen = state.phase === 'reading' || state.phase === 'open'
  if (isOpen && (!state.config.hostSeesAnswers || holdsSeat(state))) return null
  return explain(currentQuestion(state).item)
}

export const hostView = (state: PartyState): PartyHostView => ({
  nextWeight: state.nextWeight,
  given: state.phase === 'closed' ? groupedAnswers(state) : null,
  awaited: awaitedSeats(state),
  notes: notesOf(state),
})
