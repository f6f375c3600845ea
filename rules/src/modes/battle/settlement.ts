import { eloAfter, type Score } from '../../rating/elo.ts'
import type { SeatIndex } from './events.ts'
import { BATTLE_QUESTIONS, type BattleState, type Ended, isBot, otherSeat, scoreOf } from './state.ts'

/** The counters of a player that a battle may change. */
export interface Counters {
  readonly elo: number
  readonly ratedGames: number
  readonly wins: number
  readonly losses: number
  readonly draws: number
  /** Current streak of rated wins. */
  readonly winStreak: number
  readonly bestWinStreak: number
  readonly questionsCorrect: number
  readonly perfectScores: number
}

export interface SeatSettlement {
  /** null if nothing was decided: not-joined, no-contest. */
  readonly outcome: 'won' | 'lost' | 'drawn' | null
  /** null if the battle was not rated, or nothing was decided. */
  readonly rating: { readonly before: number; readonly after: number } | null
  /** The values after the battle. */
  readonly counters: Counters
}

/** One person's answer to one question, for the statistics of questions. */
export interface QuestionOutcome {
  readonly question: string
  readonly seat: SeatIndex
  readonly correct: boolean
}

const PLAYED: ReadonlySet<Ended['reason']> = new Set(['completed', 'resigned', 'abandoned'])
const SCORES = { won: 1, drawn: 0.5, lost: 0 } as const satisfies Record<string, Score>

/** S1: a battle that never began, or in which nothing was decided, changes nothing. */
const outcomeOf = ({ ended }: BattleState, seat: SeatIndex): SeatSettlement['outcome'] => {
  if (ended === null || !PLAYED.has(ended.reason)) return null
  if (ended.winner === null) return 'drawn'
  return ended.winner === seat ? 'won' : 'lost'
}

/** S3, S4: the changed record and streak; only rated battles change them. */
const ratedCounters = (own: Counters, outcome: 'won' | 'lost' | 'drawn', perfect: boolean): Counters => {
  const winStreak = outcome === 'won' ? own.winStreak + 1 : 0
  return {
    ...own,
    ratedGames: own.ratedGames + 1,
    wins: own.wins + (outcome === 'won' ? 1 : 0),
    losses: own.losses + (outcome === 'lost' ? 1 : 0),
    draws: own.draws + (outcome === 'drawn' ? 1 : 0),
    winStreak,
    bestWinStreak: Math.max(own.bestWinStreak, winStreak),
    perfectScores: own.perfectScores + (perfect ? 1 : 0),
  }
}

const settleSeat = (
  state: BattleState,
  seat: SeatIndex,
  own: Counters,
  other: Counters | null,
): SeatSettlement => {
  const outcome = outcomeOf(state, seat)
  if (outcome === null) return { outcome, rating: null, counters: own }
  const score = scoreOf(state, seat)
  const counters = { ...own, questionsCorrect: own.questionsCorrect + score }
  if (!state.rated || other === null || state.seats.some(isBot)) return { outcome, rating: null, counters }
  const rating = { before: own.elo, after: eloAfter(own, other.elo, SCORES[outcome]) }
  const rated = ratedCounters(counters, outcome, score === BATTLE_QUESTIONS)
  return { outcome, rating, counters: { ...rated, elo: rating.after } }
}

/**
 * Returns each seat's result and counters after an ended battle, from both players' counters before it. In
 * input and output, `null` stands for a seat without counters: a bot, or a player whose account is gone.
 */
export const settleBattle = (
  state: BattleState,
  counters: readonly [Counters | null, Counters | null],
): readonly [SeatSettlement | null, SeatSettlement | null] => {
  const of = (seat: SeatIndex): SeatSettlement | null => {
    const own = counters[seat]
    return own === null ? null : settleSeat(state, seat, own, counters[otherSeat(seat)])
  }
  return [of(0), of(1)]
}

/** S6: one outcome for every closed question and each person in a seat. */
export const questionOutcomes = (state: BattleState): readonly QuestionOutcome[] =>
  ([0, 1] as const)
    .filter((seat) => !isBot(state.seats[seat]))
    .flatMap((seat) =>
      state.rounds.flatMap((round, i) => {
        const item = state.items[i]
        if (round.closedAt === null || item === undefined) return []
        return [{ question: item.question, seat, correct: round.answers[seat]?.choice === item.right }]
      }),
    )
