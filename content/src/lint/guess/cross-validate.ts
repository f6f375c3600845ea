import { choicesOf, type Question } from '../../questions/format.ts'
import { type ChoiceSet, chanceOfAnswer, fitChoiceModel } from './choice-model.ts'
import { featuresOf } from './features.ts'

const FOLDS = 5

/** A question's fold follows from its id alone, so that a change to one question moves no other. */
const foldOf = ({ id }: Question): number => {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash % FOLDS
}

/** Every feature in units of its spread, so that the penalty means the same for all. */
const standardised = (sets: readonly ChoiceSet[]): ChoiceSet[] => {
  const size = sets[0]?.[0]?.length ?? 0
  const spread = Array.from({ length: size }, (_, i) => {
    const squares = sets.flatMap((rows) => rows.map((row) => (row[i] ?? 0) ** 2))
    return Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / Math.max(1, squares.length)) || 1
  })
  return sets.map((rows) => rows.map((row) => row.map((value, i) => value / (spread[i] ?? 1))))
}

/**
 * For each question the chance that a model guesses its answer from the form of the choices, having learned from the
 * questions of the other folds.
 */
export const guessAnswers = (questions: readonly Question[]): Map<Question, number> => {
  const sets = standardised(
    questions.map((question) => featuresOf({ prompt: question.prompt, choices: choicesOf(question) })),
  )
  const folds = questions.map(foldOf)
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    fitChoiceModel(sets.filter((_set, i) => folds[i] !== fold)),
  )
  return new Map(
    questions.map((question, i) => [
      question,
      chanceOfAnswer(sets[i] as ChoiceSet, models[folds[i] as number] as number[]),
    ]),
  )
}
