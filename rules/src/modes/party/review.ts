import type { FormAnswer } from '../../forms/answer.ts'
import {
  type ExplainedSolution,
  explain,
  type PartyItem,
  type ShownQuestion,
  showQuestion,
  wordsOf,
} from './judge.ts'
import { answerCounts, choiceCounts } from './reveal.ts'
import { nameOfSide } from './room-view.ts'
import { answerOf, isRight, pointsOf } from './scoring.ts'
import { rank } from './standings.ts'
import { type PartyState, roundOf, sideOf } from './state.ts'

/** A question as it was asked, and what became of it. */
export interface ReviewedQuestion extends ShownQuestion, ExplainedSolution {
  /** Its id; those of the bank can be reported. */
  readonly question: string
  readonly round: string
  readonly isTieBreak: boolean
  readonly counts: readonly number[] | null
  /** How many sides answered, and how many of them rightly. */
  readonly gave: number
  readonly gaveRight: number
  /** The answer of a seat, or of its team; null: none. */
  readonly own: { readonly answer: FormAnswer; readonly right: boolean; readonly points: number } | null
}

const ownOf = (state: PartyState, index: number, seat: number | null): ReviewedQuestion['own'] => {
  const question = state.asked[index]
  const side = seat === null ? null : sideOf(state, seat)
  const given = question === undefined || side === null ? undefined : answerOf(state, question, side)
  if (question === undefined || given === undefined) return null
  return {
    answer: given.answer,
    right: isRight(question, given),
    points: pointsOf(state, question, given),
  }
}

/** PA31: every question that was asked, with the answers of one seat; empty before the end. */
export const reviewParty = (state: PartyState, seat: number | null): ReviewedQuestion[] => {
  if (state.phase !== 'over') return []
  return state.asked.map(({ item }, index) => {
    const then = { ...state, asked: state.asked.slice(0, index + 1) }
    const { given, right } = answerCounts(then)
    return {
      ...{ question: item.question, round: state.rounds[roundOf(state, index)]?.title ?? '' },
      isTieBreak: index >= state.items.length,
      ...showQuestion(item, true),
      ...explain(item),
      ...{ counts: choiceCounts(then), gave: given, gaveRight: right },
      own: ownOf(state, index, seat),
    }
  })
}

/** An answer of any form in words. */
const answerInWords = (item: PartyItem, answer: FormAnswer): string => {
  const words = wordsOf(item, answer)
  if (words !== null || !('choices' in item)) return words ?? ''
  const chosen = answer.order ?? answer.several ?? [answer.choice ?? -1]
  return chosen.map((at) => item.choices[at] ?? '').join('; ')
}

/** What a side answered to a question, in words; null: nothing. */
export interface SideAnswer {
  readonly text: string | null
  readonly right: boolean
  readonly points: number
}

/** PA31: the answers of one side to every question that was asked; empty before the end. */
export const answersOfSide = (state: PartyState, side: number): SideAnswer[] => {
  if (state.phase !== 'over') return []
  return state.asked.map((question) => {
    const given = answerOf(state, question, side)
    if (given === undefined) return { text: null, right: false, points: 0 }
    return {
      text: answerInWords(question.item, given.answer),
      right: isRight(question, given),
      points: pointsOf(state, question, given),
    }
  })
}

/** PA31: a table of all sides, best first: place, name, score, and for each question the answer and whether it was right. */
export const resultTable = (state: PartyState): string[][] => {
  const head = state.asked.flatMap(({ item }, i) => [`${i + 1}. ${item.prompt}`, 'right'])
  const answers = (side: number) =>
    answersOfSide(state, side).flatMap(({ text, right }) =>
      text === null ? ['', ''] : [text, right ? 'yes' : 'no'],
    )
  return [
    ['place', 'name', 'score', ...head],
    ...rank(state).map(({ side, place, score }) => [
      ...[`${place}`, nameOfSide(state, side), `${score}`],
      ...answers(side),
    ]),
  ]
}
