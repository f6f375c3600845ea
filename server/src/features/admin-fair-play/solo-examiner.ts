import { soloAnswerFacts } from '@trivium/rules/fair-play/solo-facts'
import { answerInWords } from '@trivium/rules/forms/solution'
import { solo } from '@trivium/rules/modes/solo'
import type { SoloEvent } from '@trivium/rules/modes/solo/events'
import type { SoloState } from '@trivium/rules/modes/solo/state'
import { askedQuestion } from './asked-question.ts'
import { type AnsweredQuestion, examinerOf } from './examiner.ts'

const questions = ({ rounds }: SoloState): AnsweredQuestion[] =>
  rounds.map(({ item, answer, right }) => {
    const given = answer && { text: answerInWords(item, answer), ms: answer.ms, right: right === true }
    return { ...askedQuestion(item), answer: given, opponentMs: null }
  })

const questionIds = (event: SoloEvent): string[] => {
  if (event.type === 'opened') return event.items.map(({ question }) => question)
  // Survival picks each question when it is asked.
  return event.type === 'asked' && event.item ? [event.item.question] : []
}

export const soloExaminer = examinerOf<SoloState, SoloEvent>({
  rules: solo,
  unplayed: [],
  questionIds,
  facts: (state, _, ratingOf) => ({ answers: soloAnswerFacts(state, ratingOf), battle: null }),
  questions,
})
