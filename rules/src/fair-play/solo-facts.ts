import { isChoiceForm } from '../forms/forms.ts'
import type { SoloState } from '../modes/solo/state.ts'
import type { RatingOf } from './battle-facts.ts'
import type { AnswerFact } from './facts.ts'
import { maxExpectedScore } from './hard-questions.ts'

/** The answers to questions with choices in a game with one seat. */
export const soloAnswerFacts = ({ rounds, seats }: SoloState, ratingOf: RatingOf): AnswerFact[] =>
  rounds.flatMap(({ item, answer, right }) => {
    if (answer === null || right === null || !isChoiceForm(item)) return []
    const { elo } = seats[0].player
    return [
      {
        ms: answer.ms,
        characters: item.prompt.length,
        right,
        difficulty: item.difficulty,
        expected: maxExpectedScore(elo, ratingOf(item), item.difficulty),
      },
    ]
  })
