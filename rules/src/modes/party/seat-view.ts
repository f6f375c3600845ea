import type { FormAnswer } from '../../forms/answer.ts'
import type { PartyEvent } from './events.ts'
import { answerOf, isRight } from './scoring.ts'
import { barredFrom, currentIndex, currentQuestion, isTieBreak, type PartyState, sideOf } from './state.ts'

/** What a player sees besides the room: their own. */
export interface PartyView {
  readonly mode: 'party'
  readonly seat: number
  readonly name: string
  readonly team: number | null
  readonly isKicked: boolean
  readonly isHost: boolean
  /** PA22, PA23: this player may take the host's role. */
  readonly mayTakeHost: boolean
  /**
   * The question that the following fields are about. It is not sent again when the next question is asked: if the room's
   * index is another one, this player has not answered, and may.
   */
  readonly index: number
  /** PA6, PA17: whether this player may answer it. */
  readonly mayAnswer: boolean
  /** The player's own answer, or the team's current one. */
  readonly answer: FormAnswer | null
  /** PA19: in a team, who gave the answer. */
  readonly answeredBy: string | null
  /** Once the question is closed; `right` is null without an answer. */
  readonly result: { readonly right: boolean | null; readonly points: number } | null
  readonly score: number
  readonly place: number | null
  /** PA29: how many sides have this place. */
  readonly sharing: number
}

const resultOf = (state: PartyState, side: number): PartyView['result'] => {
  if (state.phase === 'lobby' || state.phase === 'reading' || state.phase === 'open') return null
  const question = currentQuestion(state)
  const given = answerOf(state, question, side)
  return {
    right: given === undefined ? null : isRight(question, given),
    points: (state.totals[side] ?? 0) - (state.totalsBefore[side] ?? 0),
  }
}

const answerView = (state: PartyState, seat: number) => {
  const side = sideOf(state, seat)
  if (state.asked.length === 0 || side === null)
    return { mayAnswer: false, answer: null, answeredBy: null, result: null }
  const question = currentQuestion(state)
  const given = answerOf(state, question, side)
  const by = state.config.teams === null ? undefined : question.teamAnswers[side]?.seat
  return {
    mayAnswer: barredFrom(state, seat) === null,
    answer: given?.answer ?? null,
    answeredBy: by === undefined ? null : (state.seats[by]?.player.username ?? null),
    result: resultOf(state, side),
  }
}

export const seatView = (state: PartyState, seat: number): PartyView => {
  const one = state.seats[seat]
  const uid = one?.player.uid ?? null
  const { host } = state
  const side = sideOf(state, seat) ?? -1
  const place = state.places[side] ?? null
  return {
    ...{ mode: 'party', seat, name: one?.player.username ?? '', team: one?.team ?? null },
    isKicked: one?.presence === 'kicked',
    isHost: uid === host.uid,
    mayTakeHost: uid !== host.uid && (uid === host.opener || host.offered.includes(seat)),
    index: currentIndex(state),
    ...answerView(state, seat),
    score: state.totals[side] ?? 0,
    place,
    sharing: place === null ? 0 : (state.sidesAtPlace[place] ?? 0),
  }
}

/** The seat and its team. */
const teamOf = ({ config, seats }: PartyState, seat: number): readonly number[] => {
  const team = config.teams === null ? null : (seats[seat]?.team ?? null)
  return team === null ? [seat] : [...seats.keys()].filter((one) => seats[one]?.team === team)
}

/** The seats whose own view an event changes: of most events one or none, so that the cost of a room grows with its players. */
export const seatsChangedBy = (state: PartyState, event: PartyEvent): readonly number[] | 'all' => {
  switch (event.type) {
    // A team sees whose answer it is (PA19).
    case 'answered':
    case 'renamed':
      return teamOf(state, event.seat)
    case 'asked':
      return isTieBreak(state) ? 'all' : []
    case 'joined':
      return [state.seats.length - 1]
    case 'teamed':
    case 'left':
    case 'kicked':
    case 'returned':
    case 'host-offered':
      return [event.seat]
    case 'restarted':
    case 'started':
    case 'closed':
    case 'rejudged':
    case 'host-returned':
    case 'host-passed':
    case 'ended':
      return 'all'
    default:
      return []
  }
}
