import type { PartyItem } from './judge.ts'
import type { Given, PartyState } from './state.ts'

/** Of a number, how far the answer is from the right one. */
const distanceTo = (item: PartyItem, { answer }: Given): Pick<Given, 'distance'> =>
  item.form === 'number' && answer.number !== undefined
    ? { distance: Math.abs(answer.number - item.answer) }
    : {}

/**
 * For tests: the state with another right answer to the question that is not closed yet, and to all that are still to come.
 * What was right is wrong, and of two numbers the other one is nearer.
 */
export const otherwise = (state: PartyState): PartyState => {
  const swap = <T extends PartyItem>(item: T): T => {
    if ('accepted' in item) return { ...item, accepted: ['London'], explanation: 'No.' }
    if (item.form === 'number') return { ...item, answer: item.answer + item.within + 1, explanation: 'No.' }
    if (item.form === 'order') return { ...item, right: [0, 1, 2], explanation: 'No.' }
    if (item.form === 'several') return { ...item, right: [1], explanation: 'No.' }
    return { ...item, right: 1, explanation: 'No.' }
  }
  const isOpen = state.phase === 'reading' || state.phase === 'open'
  const from = isOpen ? state.asked.length - 1 : state.asked.length
  const flip = <G extends Given | undefined>(given: G, item: PartyItem): G =>
    given === undefined ? given : { ...given, right: !given.right, ...distanceTo(item, given) }
  return {
    ...state,
    items: state.items.map((item, i) => (i >= from ? swap(item) : item)),
    tieBreak: state.tieBreak && swap(state.tieBreak),
    asked: state.asked.map((question, i) => {
      if (i < from) return question
      const item = swap(question.item)
      return {
        ...question,
        item,
        answers: question.answers.map((given) => flip(given, item)),
        teamAnswers: question.teamAnswers.map((given) => flip(given, item)),
      }
    }),
  }
}
