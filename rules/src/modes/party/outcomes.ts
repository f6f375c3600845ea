import { answerOf, isRight } from './scoring.ts'
import type { PartyState } from './state.ts'

/** How often a question was answered in a party, and how often rightly. */
export interface QuestionOutcome {
  readonly question: string
  readonly asked: number
  readonly correct: number
}

/**
 * PA36: what a party says about its questions: nothing if there were teams, because it is not known who of a team knew the
 * answer, and nothing about typed answers, which are harder than choices. The last question counts only if the party was
 * completed: it may have been open when the party was stopped.
 */
export const questionOutcomes = (state: PartyState): QuestionOutcome[] => {
  if (state.config.teams !== null || state.ended === null) return []
  const closed = state.ended.reason === 'completed' ? state.asked : state.asked.slice(0, -1)
  return closed.flatMap((question) => {
    if ('accepted' in question.item) return []
    const given = state.seats.flatMap((_, seat) => answerOf(state, question, seat) ?? [])
    const correct = given.filter((one) => isRight(question, one)).length
    return given.length === 0 ? [] : [{ question: question.item.question, asked: given.length, correct }]
  })
}
