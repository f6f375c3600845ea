import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import { answerDeadline } from './clock.ts'
import type { BattleCommand, BattleEvent, BattleRefusal, SeatIndex } from './events.ts'
import { evolve } from './evolve.ts'
import { type BattleState, currentItem, isBot, otherSeat } from './state.ts'
import { tick } from './tick.ts'

type Answer = Decision<BattleEvent, BattleRefusal>

const answer = (state: BattleState, seat: SeatIndex, index: number, choice: number, at: Millis): Answer => {
  if (state.phase === 'ended') return refuse('match-over')
  if (state.phase === 'joining' || state.phase === 'starting') return refuse('match-not-started')
  const open = state.rounds.length - 1
  if (index > open) return refuse('question-not-open')
  if (state.rounds[index]?.answers[seat]) return refuse('already-answered')
  if (index < open || state.phase === 'reveal') return refuse('question-closed')
  if (at > answerDeadline(state, seat)) return refuse('answered-late')
  if (currentItem(state).choices[choice] === undefined) return refuse('no-such-choice')
  return accept({ type: 'answered', at, seat, index, choice })
}

/**
 * B18: accepts or refuses an answer. An accepted answer shows that its player is present, whatever the state
 * of the live connection.
 */
const answerThere = (
  state: BattleState,
  seat: SeatIndex,
  index: number,
  choice: number,
  at: Millis,
): Answer => {
  if (state.seats[seat].awaySince === null) return answer(state, seat, index, choice, at)
  const returned: BattleEvent = { type: 'returned', at, seat }
  const decision = answer(evolve(state, returned), seat, index, choice, at)
  return decision.ok ? accept(returned, ...decision.events) : decision
}

/** B14: a player leaves or returns. A bot is always present (R3). */
const presence = (state: BattleState, seat: SeatIndex, type: 'left' | 'returned', at: Millis): Answer => {
  if (state.phase === 'ended') return refuse('match-over')
  if (state.phase === 'joining') return refuse('match-not-started')
  const away = state.seats[seat].awaySince !== null
  return away === (type === 'left') || isBot(state.seats[seat])
    ? refuse('nothing-due')
    : accept({ type, at, seat })
}

const offerRematch = (state: BattleState, seat: SeatIndex, next: string, at: Millis): Answer => {
  if (state.phase !== 'ended' || state.ended?.reason === 'not-joined') return refuse('match-not-over')
  if (state.seats.some(isBot)) return refuse('no-rematch-with-bot')
  if (state.next !== null) return accept()
  if (state.seats[otherSeat(seat)].offersRematch)
    return accept<BattleEvent>({ type: 'rematch-agreed', at, next })
  return state.seats[seat].offersRematch
    ? accept()
    : accept<BattleEvent>({ type: 'rematch-offered', at, seat })
}

const notJoined = (at: Millis): BattleEvent => ({ type: 'ended', at, reason: 'not-joined', winner: null })

/** B1: the player presses 'join'. */
const join = (state: BattleState, seat: SeatIndex, at: Millis): Answer => {
  if (state.phase === 'ended') return refuse('match-over')
  if (state.seats[seat].joined) return accept()
  if (state.joinBy <= at || state.seats[seat].withdrawn) return refuse('match-not-joining')
  const event: BattleEvent = { type: 'joined', at, seat }
  return state.seats[otherSeat(seat)].withdrawn ? accept(event, notJoined(at)) : accept(event)
}

/** B23: 'not now'. The match ends at once, so that nobody waits for it. */
const decline = (state: BattleState, seat: SeatIndex, at: Millis): Answer => {
  if (state.phase === 'ended') return refuse('match-over')
  if (state.phase !== 'joining' || state.seats[seat].joined) return refuse('match-not-joining')
  return accept<BattleEvent>({ type: 'declined', at, seat }, notJoined(at))
}

/** B4: the app has navigated to the match automatically. */
const navigate = (state: BattleState, at: Millis): Answer => {
  if (state.phase === 'joining') return refuse('match-not-ready')
  if (state.navigated) return accept()
  return state.phase === 'ended' ? refuse('match-over') : accept({ type: 'navigated', at })
}

const resign = (state: BattleState, seat: SeatIndex, at: Millis): Answer => {
  if (state.phase === 'ended') return refuse('match-over')
  if (state.phase === 'joining') return refuse('match-not-started')
  return accept({ type: 'ended', at, reason: 'resigned', winner: otherSeat(seat) })
}

/** B21: withdraws a player who is gone for good. Before the start it is as if they had never joined. */
const withdraw = (state: BattleState, seat: SeatIndex, at: Millis): Answer => {
  if (state.phase !== 'joining') return resign(state, seat, at)
  if (state.seats[seat].withdrawn) return accept()
  const event: BattleEvent = { type: 'withdrawn', at, seat }
  return state.seats[otherSeat(seat)].joined ? accept(event, notJoined(at)) : accept(event)
}

const declineRematch = (state: BattleState, seat: SeatIndex, at: Millis): Answer =>
  state.next !== null || !state.seats[otherSeat(seat)].offersRematch
    ? refuse('no-rematch-offer')
    : accept({ type: 'rematch-declined', at, seat })

/** Commands in, events or one refusal out (E1). A command that has already been applied changes nothing (E5). */
export const decide = (state: BattleState, command: BattleCommand, now: Millis): Answer => {
  // Events never go back in time, even when the machine's clock does (E4).
  const at = Math.max(now, state.lastAt)
  switch (command.type) {
    case 'join':
      return join(state, command.seat, at)
    case 'decline':
      return decline(state, command.seat, at)
    case 'navigate':
      return navigate(state, at)
    case 'answer':
      return answerThere(state, command.seat, command.index, command.choice, at)
    case 'resign':
      return resign(state, command.seat, at)
    case 'withdraw':
      return withdraw(state, command.seat, at)
    case 'leave':
      return presence(state, command.seat, 'left', at)
    case 'return':
      return presence(state, command.seat, 'returned', at)
    case 'resume':
      return state.phase === 'ended' ? refuse('match-over') : accept({ type: 'resumed', at })
    case 'offer-rematch':
      return offerRematch(state, command.seat, command.next, at)
    case 'decline-rematch':
      return declineRematch(state, command.seat, at)
    case 'cancel-rematch':
      return state.next === null ? refuse('no-rematch-offer') : accept({ type: 'rematch-cancelled', at })
    case 'tick':
      return tick(state, command.delays, at)
  }
}
