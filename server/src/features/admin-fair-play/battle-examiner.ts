import { battleAnswerFacts, battleFact } from '@trivium/rules/fair-play/battle-facts'
import { battle } from '@trivium/rules/modes/battle'
import type { BattleEvent, EndReason, SeatIndex } from '@trivium/rules/modes/battle/events'
import { type BattleState, otherSeat } from '@trivium/rules/modes/battle/state'
import { askedQuestion } from './asked-question.ts'
import { type AnsweredQuestion, examinerOf } from './examiner.ts'

const UNPLAYED = ['not-joined', 'no-contest'] as const satisfies readonly EndReason[]

const indexOf = (seat: number): SeatIndex => (seat === 0 ? 0 : 1)

const questions = ({ rounds, items }: BattleState, seat: SeatIndex): AnsweredQuestion[] =>
  rounds.flatMap(({ answers }, i) => {
    const item = items[i]
    if (item === undefined) return []
    const [own, other] = [answers[seat], answers[otherSeat(seat)]]
    const answer = own && {
      text: item.choices[own.choice] ?? '',
      ms: own.ms,
      right: own.choice === item.right,
    }
    return [{ ...askedQuestion(item), answer, opponentMs: other?.ms ?? null }]
  })

export const battleExaminer = examinerOf<BattleState, BattleEvent>({
  rules: battle,
  unplayed: UNPLAYED,
  questionIds: (event) => (event.type === 'opened' ? event.items.map(({ question }) => question) : []),
  facts: (state, seat, ratingOf) => ({
    answers: battleAnswerFacts(state, indexOf(seat), ratingOf),
    battle: battleFact(state, indexOf(seat)),
  }),
  questions: (state, seat) => questions(state, indexOf(seat)),
})
