import type { Millis } from '../../game/decider.ts'
import type { SeatIndex } from './events.ts'
import {
  AWAY_MS,
  type BattleState,
  currentRound,
  isBot,
  JOIN_MS,
  type Seat,
  withRound,
  withSeat,
} from './state.ts'

/** Deducts the time a seat has been away until `at` from its remaining 20 s. */
const spend = (seat: Seat, at: Millis): Seat =>
  seat.awaySince === null
    ? seat
    : { ...seat, awaySince: at, awayLeft: Math.max(0, seat.awayLeft - (at - seat.awaySince)) }

/** B15: when the last person leaves, the game stops, except for the clock of a question that two people have open. */
export const applyLeave = (state: BattleState, seat: SeatIndex, at: Millis): BattleState => {
  const next = withSeat(state, seat, { awaySince: at })
  const someoneThere = next.seats.some((one) => !isBot(one) && one.awaySince === null)
  if (someoneThere) return next
  return {
    ...next,
    seats: [spend(next.seats[0], at), spend(next.seats[1], at)],
    suspension: { clockAt: at, frozen: next.seats.some(isBot), goneAt: at },
  }
}

/** B15: the clock continues where it stopped: stopped deadlines move by the time nobody was present. */
const release = (state: BattleState, at: Millis): BattleState => {
  if (state.suspension === null) return state
  const { clockAt, frozen } = state.suspension
  const shift = at - clockAt
  const moved: BattleState = {
    ...state,
    suspension: null,
    startsAt: state.startsAt === null ? null : state.startsAt + shift,
    seats: [
      state.seats[0].awaySince === null ? state.seats[0] : { ...state.seats[0], awaySince: at },
      state.seats[1].awaySince === null ? state.seats[1] : { ...state.seats[1], awaySince: at },
    ],
  }
  if (moved.phase === 'question')
    return frozen ? withRound(moved, { askedAt: currentRound(moved).askedAt + shift, isTimed: false }) : moved
  if (moved.phase !== 'reveal') return moved
  const closedAt = currentRound(moved).closedAt as Millis
  return withRound(moved, { closedAt: closedAt + at - Math.max(clockAt, closedAt) })
}

/** Time away counts only while somebody was kept waiting (B15). */
const spentOnReturn = (state: BattleState, seat: SeatIndex, at: Millis): Partial<Seat> => ({
  awaySince: null,
  awayLeft: state.suspension === null ? spend(state.seats[seat], at).awayLeft : state.seats[seat].awayLeft,
})

export const applyReturn = (state: BattleState, seat: SeatIndex, at: Millis): BattleState =>
  release(withSeat(state, seat, spentOnReturn(state, seat, at)), at)

/** B17: after a server restart nobody is present yet, and no player loses time because of it. */
export const applyRestart = (state: BattleState, at: Millis): BattleState => {
  if (state.phase === 'joining') return { ...state, joinBy: at + JOIN_MS }
  const waiting = (seat: Seat): Seat => (isBot(seat) ? seat : { ...seat, awaySince: at, awayLeft: AWAY_MS })
  return {
    ...state,
    seats: [waiting(state.seats[0]), waiting(state.seats[1])],
    suspension: {
      clockAt: state.suspension?.frozen ? state.suspension.clockAt : state.lastAt,
      frozen: true,
      goneAt: at,
    },
  }
}
