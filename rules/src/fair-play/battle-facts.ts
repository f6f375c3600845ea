import type { ChoiceItem } from '../game/item.ts'
import type { SeatIndex } from '../modes/battle/events.ts'
import { type BattleState, otherSeat, scoreOf } from '../modes/battle/state.ts'
import type { AnswerFact, BattleFact } from './facts.ts'
import { maxExpectedScore } from './hard-questions.ts'

/** A question's measured rating, or the starting rating of its label. */
export type RatingOf = (item: Pick<ChoiceItem, 'question' | 'difficulty'>) => number

/** FP8: guessing gets two and a half of ten questions right. */
const NEXT_TO_NOTHING = 2

/** A seat's answers to closed questions. */
export const battleAnswerFacts = (state: BattleState, seat: SeatIndex, ratingOf: RatingOf): AnswerFact[] =>
  state.rounds.flatMap(({ answers, closedAt }, i) => {
    const item = state.items[i]
    const answer = answers[seat]
    if (item === undefined || answer === null || closedAt === null) return []
    const { elo } = state.seats[seat].player
    return [
      {
        ms: answer.ms,
        characters: item.prompt.length,
        right: answer.choice === item.right,
        difficulty: item.difficulty,
        expected: maxExpectedScore(elo, ratingOf(item), item.difficulty),
      },
    ]
  })

const outcomeOf = ({ ended }: BattleState, seat: SeatIndex): BattleFact['outcome'] => {
  if (ended === null || ended.winner === null) return 'drawn'
  return ended.winner === seat ? 'won' : 'lost'
}

/** The player resigned, or was away at the end. */
const hasLeft = (state: BattleState, seat: SeatIndex): boolean =>
  state.ended?.reason === 'resigned'
    ? state.ended.winner === otherSeat(seat)
    : state.seats[seat].awaySince !== null

/**
 * FP8: whether a game was lost without playing: the player left, or had no more right answers than blind
 * clicking gives.
 */
const lostWithoutPlaying = (state: BattleState, seat: SeatIndex): boolean =>
  outcomeOf(state, seat) === 'lost' && (hasLeft(state, seat) || scoreOf(state, seat) <= NEXT_TO_NOTHING)

/** The facts of one seat of an ended battle. The caller supplies `sameDevice` and `other`. */
export const battleFact = (
  state: BattleState,
  seat: SeatIndex,
): Omit<BattleFact, 'other' | 'sameDevice'> => ({
  outcome: outcomeOf(state, seat),
  leftBehind: hasLeft(state, seat) && scoreOf(state, seat) < scoreOf(state, otherSeat(seat)),
  given: lostWithoutPlaying(state, otherSeat(seat)),
  gave: lostWithoutPlaying(state, seat),
})
