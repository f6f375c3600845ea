import type { SeatSettlement } from '@trivium/rules/modes/battle/settlement'
import { type BattleState, otherSeat } from '@trivium/rules/modes/battle/state'
import type { LeaderboardScore } from '../../leaderboard-entries/score.ts'
import type { PlayerResult } from '../../results/result.ts'
import type { AnswerGiven, Meeting } from '../../statistics/played-game.ts'
import type { MatchKind } from './open-battle.ts'

type Seats = readonly [SeatSettlement | null, SeatSettlement | null]

const answersOf = (state: BattleState, seat: 0 | 1): AnswerGiven[] =>
  state.rounds.flatMap(({ closedAt, answers }, i) => {
    const item = state.items[i]
    if (closedAt === null || item === undefined) return []
    const { category, difficulty, right } = item
    const answer = answers[seat]
    return [{ category, difficulty, correct: answer?.choice === right, ms: answer?.ms ?? null }]
  })

const entriesOf = ({ rating }: SeatSettlement): LeaderboardScore[] =>
  rating === null ? [] : [{ kind: 'elo', elo: rating.after, gained: rating.after - rating.before }]

/** The results of a battle for its players, without bots; none if the battle was not decided. */
export const battleResults = (state: BattleState, seats: Seats, kind: MatchKind): PlayerResult[] =>
  ([0, 1] as const).flatMap((seat) => {
    const settlement = seats[seat]
    const { uid } = state.seats[seat].player
    const other = state.seats[otherSeat(seat)].player.uid
    if (uid === null || settlement === null || settlement.outcome === null) return []
    const { outcome } = settlement
    const meeting: Meeting | null =
      other === null || seats[otherSeat(seat)] === null ? null : { other, outcome }
    return [{ uid, mode: kind, entries: entriesOf(settlement), answers: answersOf(state, seat), meeting }]
  })
