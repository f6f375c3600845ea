import { answerKey, type PartyItem, wordsOf } from './judge.ts'
import { answerOf, isRight } from './scoring.ts'
import { currentQuestion, type Given, type PartyState, sidesOf } from './state.ts'

/** PA13: an answer in words, and how many sides gave it. */
export interface GroupedAnswer {
  /** Equal answers have the same key. */
  readonly key: string
  readonly text: string
  readonly count: number
  readonly right: boolean
}

/** The answers to the current question, one of each side. */
const givenAnswers = (state: PartyState): Given[] => {
  const question = currentQuestion(state)
  return Array.from({ length: sidesOf(state) }, (_, side) => answerOf(state, question, side)).filter(
    (given) => given !== undefined,
  )
}

/** Whether a question is answered by its choices, not in words or by a number. */
export const isByChoice = (item: PartyItem): boolean => 'choices' in item

/** How many sides chose each choice, alone or among several; null if nothing is chosen. */
export const choiceCounts = (state: PartyState): number[] | null => {
  const { item } = currentQuestion(state)
  if (!('choices' in item) || item.form === 'order') return null
  const counts = Array<number>(item.choices.length).fill(0)
  for (const { answer } of givenAnswers(state))
    for (const choice of answer.several ?? [answer.choice ?? -1])
      if (counts[choice] !== undefined) counts[choice] += 1
  return counts
}

export const answerCounts = (state: PartyState): { readonly given: number; readonly right: number } => {
  const question = currentQuestion(state)
  const given = givenAnswers(state)
  return { given: given.length, right: given.filter((one) => isRight(question, one)).length }
}

const byFrequency = (a: GroupedAnswer, b: GroupedAnswer): number =>
  b.count - a.count || (a.key < b.key ? -1 : 1)

/** PA13: what was answered in words, the most frequent first, or by a number, the nearest first; null: the question has choices. */
export const groupedAnswers = (state: PartyState): GroupedAnswer[] | null => {
  const question = currentQuestion(state)
  if (isByChoice(question.item)) return null
  const groups = new Map<string, GroupedAnswer & { readonly distance: number }>()
  for (const given of givenAnswers(state)) {
    const key = answerKey(given.answer)
    const group = groups.get(key)
    const count = (group?.count ?? 0) + 1
    const text = group?.text ?? wordsOf(question.item, given.answer) ?? key
    groups.set(key, { key, text, count, right: isRight(question, given), distance: given.distance ?? 0 })
  }
  return [...groups.values()]
    .sort((a, b) => a.distance - b.distance || byFrequency(a, b))
    .map(({ distance: _, ...group }) => group)
}
