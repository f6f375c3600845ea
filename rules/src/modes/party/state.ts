import type { FormAnswer } from '../../forms/answer.ts'
import type { Millis } from '../../game/decider.ts'
import type { Player } from '../../game/player.ts'
import type { PartyConfig, Scoring } from './config.ts'
import type { PartyEndReason, PartyRound, Weight } from './events.ts'
import type { PartyItem } from './judge.ts'

export type PartyPhase = 'lobby' | 'intro' | 'reading' | 'open' | 'closed' | 'standings' | 'over'

export interface PartySeat {
  readonly player: Player
  /** PA18: null: plays alone, or has no team yet. */
  readonly team: number | null
  /** PA6: the first question that this seat may answer. */
  readonly from: number
  /** PA21: `here`: some page of the player is open; `left` and `kicked` seats are not waited for either. */
  readonly presence: 'here' | 'away' | 'left' | 'kicked'
  /** PA26: was here before a restart, is not back yet, and is still waited for. */
  readonly isExpected: boolean
}

/** The answer of a seat. */
export interface Given {
  readonly answer: FormAnswer
  readonly right: boolean
  /** Of a number, how far it is from the right one. */
  readonly distance?: number
  /** Time from the opening of the question to the answer, less the allowance used, ms. */
  readonly ms: Millis
}

/** The current answer of a team, and who gave it. */
export interface TeamAnswer extends Given {
  readonly seat: number
}

/** One question as it was asked. */
export interface AskedQuestion {
  readonly item: PartyItem
  readonly weight: Weight
  /** PA33: how its round scores. */
  readonly scoring: Scoring
  /** By seat; undefined: no answer. */
  readonly answers: readonly (Given | undefined)[]
  /** PA19: by team. */
  readonly teamAnswers: readonly (TeamAnswer | undefined)[]
  /** PA10: how many seats are here, may answer and have not. */
  readonly missing: number
  /** PA30: how far the closest number is from the right one, if no number was right; null in all other cases. */
  readonly closest: number | null
  /** PA13: answers judged again by the host, by their key. */
  readonly rejudged: Readonly<Record<string, boolean>>
}

export interface HostState {
  /** Who has the role now. */
  readonly uid: string
  /** PA23: who opened the room, and may take the role again at any time. */
  readonly opener: string
  readonly awaySince: Millis | null
  /** PA22: seats that have been offered the role in this absence, in order. */
  readonly offered: readonly number[]
  readonly offeredAt: Millis | null
}

export interface PartyState {
  readonly phase: PartyPhase
  readonly seed: string
  readonly key: string
  readonly config: PartyConfig
  readonly items: readonly PartyItem[]
  readonly rounds: readonly PartyRound[]
  readonly tieBreak: PartyItem | null
  readonly seats: readonly PartySeat[]
  readonly host: HostState
  readonly isLocked: boolean
  readonly nextWeight: Weight
  /** In the order in which they were asked; the last one is the current question. */
  readonly asked: readonly AskedQuestion[]
  /** PA17: the sides that share first place and answer the tie-break; empty before. */
  readonly tied: readonly number[]
  /** PA14: the points of each side after the last closed question, and before it. */
  readonly totals: readonly number[]
  readonly totalsBefore: readonly number[]
  /** PA29: the place of each side after the last closed question, and before it; undefined: joined since. */
  readonly places: readonly (number | undefined)[]
  readonly placesBefore: readonly (number | undefined)[]
  /** How many sides share each place, by place: counted once, since every seat shows it. */
  readonly sidesAtPlace: readonly (number | undefined)[]
  /** When the phase began, moved by pauses and restarts so that `now - phaseAt` is the time that counts. */
  readonly phaseAt: Millis
  readonly pausedAt: Millis | null
  /** PA26: until when expected seats are waited for; null if there are none. */
  readonly expectedUntil: Millis | null
  readonly openedAt: Millis
  readonly ended: { readonly at: Millis; readonly reason: PartyEndReason } | null
  /** The time of the newest event. */
  readonly lastAt: Millis
}

export const currentIndex = (state: PartyState): number => state.asked.length - 1
export const currentQuestion = (state: PartyState): AskedQuestion =>
  state.asked[state.asked.length - 1] as AskedQuestion

/** PA17: whether the current question is the tie-break. */
export const isTieBreak = (state: PartyState): boolean => state.asked.length > state.items.length

/** The round of a question; the tie-break belongs to the last one. */
export const roundOf = ({ rounds }: Pick<PartyState, 'rounds'>, index: number): number =>
  Math.max(
    0,
    rounds.findLastIndex(({ start }) => start <= index),
  )

/** The current round: during an intro, the one that is announced. */
export const currentRound = (state: PartyState): number =>
  roundOf(state, state.phase === 'intro' ? state.asked.length : Math.max(0, currentIndex(state)))

/** PA32: whether an intro comes before a question: the first of each round, if there are several rounds. */
export const isIntroduced = ({ rounds }: PartyState, index: number): boolean =>
  rounds.length > 1 && rounds.some(({ start }) => start === index)

/** PA15: the weight of a question unless the host changes it. */
export const weightOf = (state: Pick<PartyState, 'rounds'>, index: number): Weight =>
  state.rounds[roundOf(state, index)]?.weight ?? 1

/** PA12: whether a question is the last of its round. */
export const endsRound = (state: PartyState, index: number): boolean =>
  index + 1 >= state.items.length || roundOf(state, index + 1) !== roundOf(state, index)

/** A side has one score: a seat that plays alone, or a team (PA18). */
export const sideOf = ({ config, seats }: PartyState, seat: number): number | null =>
  config.teams === null ? seat : (seats[seat]?.team ?? null)

export const sidesOf = ({ config, seats }: PartyState): number =>
  config.teams === null ? seats.length : config.teams.names.length

/** PA6, PA17: why a seat may not answer the current question; null if it may. */
export const barredFrom = (
  state: PartyState,
  seat: number,
): 'not-playing-yet' | 'not-in-tie-break' | null => {
  if ((state.seats[seat]?.from ?? Infinity) > currentIndex(state)) return 'not-playing-yet'
  if (!isTieBreak(state)) return null
  const side = sideOf(state, seat)
  return side !== null && state.tied.includes(side) ? null : 'not-in-tie-break'
}

export const withSeat = (state: PartyState, seat: number, change: Partial<PartySeat>): PartyState => {
  const before = state.seats[seat]
  return before === undefined ? state : { ...state, seats: state.seats.with(seat, { ...before, ...change }) }
}

export const withQuestion = (state: PartyState, change: Partial<AskedQuestion>): PartyState => ({
  ...state,
  asked: [...state.asked.slice(0, -1), { ...currentQuestion(state), ...change }],
})

/** A name in the form in which it is unique in a room (PA4). */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Presence as it is known now, so the seat is no longer expected. */
export const withPresence = (state: PartyState, seat: number, presence: PartySeat['presence']): PartyState =>
  withSeat(state, seat, { presence, isExpected: false })

/** PA26: from now on only those who are back are waited for. */
export const withoutExpected = (state: PartyState): PartyState => ({
  ...state,
  seats: state.seats.map((seat) => (seat.isExpected ? { ...seat, isExpected: false } : seat)),
  expectedUntil: null,
})

/** Seats of players who have not left for good. */
export const isIn = ({ presence }: PartySeat): boolean => presence === 'here' || presence === 'away'
