import type { Millis } from '../../game/decider.ts'
import { answerMs, isBreak, phaseEndsAt, readingMs } from './clock.ts'
import type { PartyConfig, Scoring } from './config.ts'
import type { PartyEndReason, Weight } from './events.ts'
import { type ExplainedSolution, explain, type ShownQuestion, showQuestion } from './judge.ts'
import { answerCounts, choiceCounts, groupedAnswers } from './reveal.ts'
import { rank } from './standings.ts'
import {
  currentIndex,
  currentQuestion,
  currentRound,
  isIn,
  isTieBreak,
  type PartyPhase,
  type PartyState,
  weightOf,
} from './state.ts'

/** A side's line in the standings that everybody sees. */
export interface Leader {
  readonly name: string
  readonly score: number
  readonly place: number
  /** The place before the last question; null: it had none. */
  readonly placeBefore: number | null
}

/** What is shown of a question once it is closed. */
export interface PartyReveal extends ExplainedSolution {
  /** How many sides chose each choice; null: a question without choices. */
  readonly counts: readonly number[] | null
  /** The most frequent answers in words; null: a question with choices. */
  readonly answers:
    | readonly { readonly text: string; readonly count: number; readonly right: boolean }[]
    | null
  /** How many sides answered, and how many of them rightly. */
  readonly gave: number
  readonly gaveRight: number
}

/** PA32: the current round of a plan, during an intro the one that is announced. */
export interface RoundView {
  /** From 0. */
  readonly index: number
  readonly of: number
  /** Empty if there is only one. */
  readonly title: string
  readonly intro: string
  /** The index of its first question, and how many it has. */
  readonly start: number
  readonly size: number
  readonly scoring: Scoring
  /** PA15: the weight of its questions unless the host changes it. */
  readonly weight: Weight
  /** The title of the round after it; null: it is the last one. */
  readonly next: string | null
}

/**
 * What everybody in a room sees: phones, screens and the host. It is one document for all of them, so it has no field for
 * an answer before the question is closed, and nothing that changes with each answer (E3, PA27). Times are moments of the
 * server's clock.
 */
export interface PartyRoomView {
  readonly mode: 'party'
  readonly phase: PartyPhase
  readonly title: string
  /** What players type to join. */
  readonly key: string
  /** Index of the current question; -1 in the lobby. */
  readonly index: number
  readonly total: number
  readonly round: RoundView
  readonly isTieBreak: boolean
  readonly weight: Weight
  /** PA8, PA25: while it is read there are no choices yet, and none during a pause. */
  readonly question: ShownQuestion | null
  /** When the question can be answered, and until when; null outside of it or during a pause. */
  readonly opensAt: Millis | null
  readonly answerBy: Millis | null
  readonly reveal: PartyReveal | null
  /** The best sides, in the phases `standings` and `over`; otherwise null. */
  readonly leaders: readonly Leader[] | null
  /** PA12: these standings are a break between two rounds. */
  readonly isBreak: boolean
  /** When the game continues automatically; null: it waits. */
  readonly nextAt: Millis | null
  readonly isPaused: boolean
  /** When the pause began, which tells it from an earlier one; null: the game is not paused. */
  readonly pausedAt: Millis | null
  readonly isLocked: boolean
  /** How many players are in, and how many seats there are. */
  readonly players: number
  readonly maxSeats: number
  /** The teams with their sizes; null: everybody plays alone. */
  readonly teams: readonly { readonly name: string; readonly size: number }[] | null
  readonly config: Pick<PartyConfig, 'clock' | 'pace' | 'scoring' | 'penalty' | 'standings'> & {
    readonly forming: 'choose' | 'dealt' | null
  }
  readonly host: {
    /** The host's name if the host holds a seat. */
    readonly name: string | null
    readonly isAway: boolean
    /** PA22: the players to whom the role is offered. */
    readonly offeredTo: readonly string[]
  }
  readonly ended: { readonly at: Millis; readonly reason: PartyEndReason } | null
}

const LEADERS = 5
const SHOWN_ANSWERS = 8

export const nameOfSide = ({ config, seats }: PartyState, side: number): string =>
  (config.teams === null ? seats[side]?.player.username : config.teams.names[side]) ?? ''

const leadersOf = (state: PartyState): Leader[] | null =>
  state.phase !== 'standings' && state.phase !== 'over'
    ? null
    : rank(state)
        .slice(0, LEADERS)
        .map(({ side, score, place }) => ({
          ...{ name: nameOfSide(state, side), score, place },
          placeBefore: state.placesBefore[side] ?? null,
        }))

const revealOf = (state: PartyState): PartyReveal => {
  const { item } = currentQuestion(state)
  const { given, right } = answerCounts(state)
  const answers = groupedAnswers(state)?.slice(0, SHOWN_ANSWERS) ?? null
  return {
    ...explain(item),
    counts: choiceCounts(state),
    answers: answers?.map((one) => ({ text: one.text, count: one.count, right: one.right })) ?? null,
    gave: given,
    gaveRight: right,
  }
}

const NO_QUESTION = { weight: 1, question: null, opensAt: null, answerBy: null, reveal: null } as const

const questionView = (state: PartyState) => {
  if (state.asked.length === 0 || state.phase === 'intro' || state.phase === 'over') return NO_QUESTION
  const { item, weight } = currentQuestion(state)
  const { phase, phaseAt } = state
  const isPaused = state.pausedAt !== null
  const isRunning = !isPaused && (phase === 'reading' || phase === 'open')
  const opensAt = phase === 'reading' ? phaseAt + readingMs(state) : phaseAt
  const isShown = !(isPaused && phase === 'open')
  return {
    weight,
    question: isShown ? showQuestion(item, phase !== 'reading') : null,
    opensAt: isRunning ? opensAt : null,
    answerBy: isRunning ? opensAt + answerMs(state) : null,
    reveal: phase === 'closed' || phase === 'standings' ? revealOf(state) : null,
  }
}

const teamsOf = ({ config, seats }: PartyState): PartyRoomView['teams'] => {
  if (config.teams === null) return null
  const sizes = config.teams.names.map(() => 0)
  for (const seat of seats)
    if (seat.team !== null && isIn(seat)) sizes[seat.team] = (sizes[seat.team] ?? 0) + 1
  return config.teams.names.map((name, i) => ({ name, size: sizes[i] ?? 0 }))
}

const hostOf = ({ host, seats }: PartyState): PartyRoomView['host'] => ({
  name: seats.find(({ player }) => player.uid === host.uid)?.player.username ?? null,
  isAway: host.awaySince !== null,
  offeredTo: host.offered.map((seat) => seats[seat]?.player.username ?? ''),
})

const roundView = (state: PartyState): RoundView => {
  const { rounds, config, items } = state
  const index = currentRound(state)
  const { title = '', intro = '', start = 0, scoring = config.scoring } = rounds[index] ?? {}
  const next = rounds[index + 1]
  return {
    ...{ index, of: rounds.length, title, intro, start, size: (next?.start ?? items.length) - start },
    ...{ scoring, weight: weightOf(state, start), next: next?.title ?? null },
  }
}

export const roomView = (state: PartyState): PartyRoomView => {
  const { phase, config } = state
  const { clock, pace, scoring, penalty, standings, teams, title, maxSeats } = config
  return {
    ...{ mode: 'party', phase, title, key: state.key, index: currentIndex(state), total: state.items.length },
    round: roundView(state),
    isTieBreak: isTieBreak(state),
    ...questionView(state),
    leaders: leadersOf(state),
    isBreak: isBreak(state),
    nextAt: phase === 'intro' || phase === 'closed' || phase === 'standings' ? phaseEndsAt(state) : null,
    isPaused: state.pausedAt !== null,
    pausedAt: state.pausedAt,
    isLocked: state.isLocked,
    players: state.seats.filter(isIn).length,
    maxSeats,
    teams: teamsOf(state),
    config: { clock, pace, scoring, penalty, standings, forming: teams?.forming ?? null },
    host: hostOf(state),
    ended: state.ended,
  }
}
