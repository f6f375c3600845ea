import type { Millis } from '../../game/decider.ts'
import { readingTime } from '../../game/item.ts'
import { applyLeave, applyRestart, applyReturn } from './absence.ts'
import type { BattleEvent, Player, SeatIndex } from './events.ts'
import {
  AWAY_MS,
  type BattleState,
  currentItem,
  currentRound,
  GET_READY_MS,
  JOIN_MS,
  QUESTION_MS,
  type Round,
  type Seat,
  withRound,
  withSeat,
} from './state.ts'

type Opened = Extract<BattleEvent, { type: 'opened' }>
type Answered = Extract<BattleEvent, { type: 'answered' }>

const seatOf = (player: Player, joined: boolean): Seat => ({
  player,
  joined,
  withdrawn: false,
  declined: false,
  awaySince: null,
  awayLeft: AWAY_MS,
  allowanceUsed: 0,
  offersRematch: false,
})

const open = (event: Opened): BattleState => {
  const seated = event.entry === 'seated'
  return {
    phase: seated ? 'starting' : 'joining',
    seed: event.seed,
    rated: event.rated,
    seats: [seatOf(event.players[0], seated), seatOf(event.players[1], seated)],
    items: event.items,
    rounds: [],
    joinBy: event.at + JOIN_MS,
    startsAt: seated ? event.at + GET_READY_MS : null,
    navigated: seated,
    suspension: null,
    ended: null,
    next: null,
    lastAt: event.at,
  }
}

/** The question closes automatically with the last answer, so one answer is one event. */
const answered = (state: BattleState, event: Answered): BattleState => {
  const round = currentRound(state)
  const ms = event.at - round.askedAt
  const given = { choice: event.choice, ms: round.isTimed ? ms : null }
  const answers: Round['answers'] = event.seat === 0 ? [given, round.answers[1]] : [round.answers[0], given]
  const late = ms - QUESTION_MS - readingTime(currentItem(state))
  const used = Math.max(0, Math.min(late, round.allowance[event.seat]))
  const seated =
    used > 0
      ? withSeat(state, event.seat, { allowanceUsed: state.seats[event.seat].allowanceUsed + used })
      : state
  const complete = answers[0] !== null && answers[1] !== null
  const next = withRound(seated, complete ? { answers, closedAt: event.at } : { answers })
  return complete ? { ...next, phase: 'reveal' } : next
}

const joined = (state: BattleState, seat: SeatIndex, at: Millis): BattleState => {
  const next = withSeat(state, seat, { joined: true })
  return next.seats.every((one) => one.joined)
    ? { ...next, phase: 'starting', startsAt: at + GET_READY_MS }
    : next
}

const apply = (state: BattleState, event: Exclude<BattleEvent, Opened>): BattleState => {
  switch (event.type) {
    case 'joined':
      return joined(state, event.seat, event.at)
    case 'withdrawn':
      return withSeat(state, event.seat, { joined: false, withdrawn: true })
    case 'declined':
      return withSeat(state, event.seat, { declined: true })
    case 'navigated':
      return { ...state, navigated: true }
    case 'asked': {
      const round: Round = {
        askedAt: event.at,
        isTimed: true,
        allowance: event.allowance,
        answers: [null, null],
        closedAt: null,
      }
      return { ...state, phase: 'question', rounds: [...state.rounds, round] }
    }
    case 'answered':
      return answered(state, event)
    case 'closed':
      return { ...withRound(state, { closedAt: event.at }), phase: 'reveal' }
    case 'left':
      return applyLeave(state, event.seat, event.at)
    case 'returned':
      return applyReturn(state, event.seat, event.at)
    case 'resumed':
      return applyRestart(state, event.at)
    case 'ended':
      return {
        ...state,
        phase: 'ended',
        suspension: null,
        ended: { at: event.at, reason: event.reason, winner: event.winner },
      }
    case 'rematch-offered':
      return withSeat(state, event.seat, { offersRematch: true })
    case 'rematch-cancelled':
      return {
        ...withSeat(withSeat(state, 0, { offersRematch: false }), 1, { offersRematch: false }),
        next: null,
      }
    case 'rematch-declined':
      return withSeat(withSeat(state, 0, { offersRematch: false }), 1, { offersRematch: false })
    case 'rematch-agreed':
      return {
        ...withSeat(withSeat(state, 0, { offersRematch: true }), 1, { offersRematch: true }),
        next: event.next,
      }
  }
}

/** Applies an event's effect and nothing else: no clock, no randomness, no judgement (E2). */
export const evolve = (state: BattleState | null, event: BattleEvent): BattleState => {
  if (event.type === 'opened') return open(event)
  if (state === null) throw new Error(`a journal begins with 'opened', not '${event.type}'`)
  return { ...apply(state, event), lastAt: Math.max(state.lastAt, event.at) }
}
