import type { Millis } from '../../game/decider.ts'
import { mediaOf, type WithMedia } from '../../game/media.ts'
import { answerDeadline } from './clock.ts'
import type { BattleEvent, Player, SeatIndex } from './events.ts'
import {
  type BattleState,
  currentItem,
  currentRound,
  type Ended,
  otherSeat,
  REVEAL_MS,
  type Round,
  scoreOf,
} from './state.ts'

/** A question as a player sees it. There is no field for the answer. */
export interface OpenQuestion extends WithMedia {
  readonly category: string
  readonly prompt: string
  readonly choices: readonly string[]
}

/**
 * Everything that one seat may know now (E3). Times are moments of the server's clock. Pairs are indexed by
 * seat. The right choice and the other player's choice appear only in `reveal`, after the question has closed
 * (B8).
 */
export interface BattleView {
  readonly mode: 'battle'
  readonly phase: BattleState['phase']
  readonly seat: SeatIndex
  readonly rated: boolean
  readonly players: readonly [Player, Player]
  readonly total: number
  readonly joined: readonly [boolean, boolean]
  readonly joinBy: Millis
  readonly startsAt: Millis | null
  /** Index of the question that is open or was just revealed; -1 before the first. */
  readonly index: number
  readonly question: OpenQuestion | null
  readonly askedAt: Millis | null
  /** The deadline of this seat's answer. */
  readonly answerBy: Millis | null
  /** This seat's choice in the open question. */
  readonly chosen: number | null
  /** Whether the other seat has answered the open question. */
  readonly otherAnswered: boolean
  readonly reveal: {
    readonly right: number
    readonly choices: readonly [number | null, number | null]
    /** Why the right choice is right; empty in matches that older versions opened. */
    readonly explanation: string
  } | null
  readonly nextAt: Millis | null
  readonly scores: readonly [number, number]
  /** For each closed question whether each seat was right. */
  readonly marks: readonly [readonly boolean[], readonly boolean[]]
  /** How long the match waits for a seat that is away; null for one that is present. */
  readonly awayUntil: readonly [Millis | null, Millis | null]
  readonly ended: Ended | null
  readonly rematch: { readonly offers: readonly [boolean, boolean]; readonly next: string | null }
}

const marksOf = (state: BattleState, seat: SeatIndex): boolean[] =>
  state.rounds
    .filter((round) => round.closedAt !== null)
    .map((round, i) => round.answers[seat]?.choice === state.items[i]?.right)

const awayUntil = (state: BattleState, seat: SeatIndex): Millis | null => {
  const { awaySince, awayLeft } = state.seats[seat]
  return awaySince === null || state.phase === 'ended' ? null : awaySince + awayLeft
}

const choicesOf = ({ answers }: Round) => [answers[0]?.choice ?? null, answers[1]?.choice ?? null] as const

const roundView = (state: BattleState, seat: SeatIndex) => {
  if (state.rounds.length === 0)
    return {
      question: null,
      askedAt: null,
      answerBy: null,
      chosen: null,
      otherAnswered: false,
      reveal: null,
      nextAt: null,
    }
  const round = currentRound(state)
  const item = currentItem(state)
  const { category, prompt, choices, right, explanation = '' } = item
  const closed = round.closedAt !== null
  return {
    question: { category, prompt, ...mediaOf(item), choices },
    askedAt: round.askedAt,
    answerBy: answerDeadline(state, seat),
    chosen: round.answers[seat]?.choice ?? null,
    otherAnswered: round.answers[otherSeat(seat)] !== null,
    reveal: closed ? { right, choices: choicesOf(round), explanation } : null,
    nextAt: closed && state.phase === 'reveal' ? (round.closedAt as Millis) + REVEAL_MS : null,
  }
}

const scoresView = (state: BattleState) => ({
  scores: [scoreOf(state, 0), scoreOf(state, 1)] as const,
  marks: [marksOf(state, 0), marksOf(state, 1)] as const,
})

export const view = (state: BattleState, seat: SeatIndex): BattleView => ({
  mode: 'battle',
  phase: state.phase,
  seat,
  rated: state.rated,
  players: [state.seats[0].player, state.seats[1].player],
  total: state.items.length,
  joined: [state.seats[0].joined, state.seats[1].joined],
  joinBy: state.joinBy,
  startsAt: state.startsAt,
  index: state.rounds.length - 1,
  ...roundView(state, seat),
  ...scoresView(state),
  awayUntil: [awayUntil(state, 0), awayUntil(state, 1)],
  ended: state.ended,
  rematch: { offers: [state.seats[0].offersRematch, state.seats[1].offersRematch], next: state.next },
})

/** The fields of the view that the last event can have changed; questions and answers, by far the most events, change few. */
export const viewAfter = (state: BattleState, seat: SeatIndex, event: BattleEvent): Partial<BattleView> => {
  const { phase } = state
  if (event.type === 'asked') return { phase, index: state.rounds.length - 1, ...roundView(state, seat) }
  if (event.type !== 'answered') return view(state, seat)
  if (phase === 'reveal') return { phase, ...roundView(state, seat), ...scoresView(state) }
  return event.seat === seat ? { chosen: event.choice } : { otherAnswered: true }
}
