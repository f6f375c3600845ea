import type { Millis } from '../../game/decider.ts'
import type { EventOf } from './events.ts'
import { addPoints, closestNumber } from './scoring.ts'
import { tiedForFirst, withPlaces } from './standings.ts'
import {
  type AskedQuestion,
  barredFrom,
  currentIndex,
  currentQuestion,
  type Given,
  type PartyState,
  roundOf,
  sideOf,
  weightOf,
  withQuestion,
} from './state.ts'

/** PA10: whether the question waits for this seat's answer. */
const isAwaited = (state: PartyState, seat: number): boolean => {
  const one = state.seats[seat]
  return (
    (one?.presence === 'here' || one?.isExpected === true) &&
    barredFrom(state, seat) === null &&
    currentQuestion(state).answers[seat] === undefined
  )
}

/** Seats are named only when the question waits for no more than these. */
const FEW = 5

/** PA37: the seats for whose answers the open question waits; null while they are many, or none. */
export const awaitedSeats = (state: PartyState): readonly number[] | null => {
  if (state.phase !== 'open' || state.pausedAt !== null) return null
  const { missing } = currentQuestion(state)
  if (missing === 0 || missing > FEW) return null
  return [...state.seats.keys()].filter((seat) => isAwaited(state, seat))
}

/** PA10: counts again for how many answers the open question waits. */
export const countMissing = (state: PartyState): PartyState => {
  if (state.phase !== 'open') return state
  let missing = 0
  for (let seat = 0; seat < state.seats.length; seat++) if (isAwaited(state, seat)) missing += 1
  return withQuestion(state, { missing })
}

export const askQuestion = (state: PartyState, { at, index }: EventOf<'asked'>): PartyState => {
  const isTieBreak = index >= state.items.length
  const item = isTieBreak ? state.tieBreak : state.items[index]
  if (item === undefined || item === null || index !== state.asked.length)
    throw new Error(`no question ${index} in this party`)
  const question: AskedQuestion = {
    item,
    weight: isTieBreak ? 0 : state.nextWeight,
    scoring: state.rounds[roundOf(state, index)]?.scoring ?? state.config.scoring,
    answers: [],
    teamAnswers: [],
    missing: 0,
    closest: null,
    rejudged: {},
  }
  return {
    ...state,
    phase: 'reading',
    asked: [...state.asked, question],
    tied: isTieBreak ? tiedForFirst(state) : [],
    nextWeight: weightOf(state, index + 1),
    phaseAt: at,
  }
}

/** An array with one more element, which may lie beyond its end. */
const withAt = <T>(list: readonly (T | undefined)[], at: number, value: T): (T | undefined)[] => {
  const copy = list.slice()
  while (copy.length < at) copy.push(undefined)
  copy[at] = value
  return copy
}

/** PA14: the part of the time that a late answer spent on its way does not count. */
const timeOf = (state: PartyState, at: Millis, allowance: Millis): Millis =>
  Math.max(0, at - state.phaseAt - allowance)

export const applyAnswer = (state: PartyState, event: EventOf<'answered'>): PartyState => {
  const { seat, answer, right, distance, at, allowance } = event
  const question = currentQuestion(state)
  const given: Given = {
    answer,
    right,
    ...(distance !== undefined && { distance }),
    ms: timeOf(state, at, allowance),
  }
  const side = state.config.teams === null ? null : sideOf(state, seat)
  return withQuestion(state, {
    missing: question.missing - (isAwaited(state, seat) ? 1 : 0),
    answers: withAt(question.answers, seat, given),
    ...(side !== null && { teamAnswers: withAt(question.teamAnswers, side, { ...given, seat }) }),
  })
}

export const applyClosed = (state: PartyState, at: Millis): PartyState => {
  const judged = withQuestion(state, { closest: closestNumber(state, currentQuestion(state)) })
  return withPlaces({
    ...judged,
    phase: 'closed',
    phaseAt: at,
    totalsBefore: state.totals,
    totals: addPoints(judged, state.totals, currentIndex(state)),
    placesBefore: state.places,
  })
}

export const rejudge = (state: PartyState, { answer, right }: EventOf<'rejudged'>): PartyState => {
  const rejudged = { ...currentQuestion(state).rejudged, [answer]: right }
  const next = withQuestion(state, { rejudged })
  return withPlaces({ ...next, totals: addPoints(next, next.totalsBefore, currentIndex(next)) })
}
