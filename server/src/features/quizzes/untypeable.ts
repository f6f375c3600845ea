import { normalForm } from '@trivium/rules/answers/normal-form'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'

/** For answers of which nothing is left once they are normalised (T1 to T4) for comparison: "+++", "!?". */
const UNTYPEABLE = 'Nobody can type this: an answer needs a letter or a digit.'

/** Index of the first accepted answer that nobody can type; -1 if there is none. */
const untypeable = (question: QuizQuestion): number =>
  question.kind === 'typed' ? question.accepted.findIndex((answer) => normalForm(answer) === '') : -1

/** Why a well-formed question cannot be in a quiz; null if it can. */
export const untypeableReason = (question: QuizQuestion): string | null => {
  const at = untypeable(question)
  return at === -1 ? null : `Accepted answer ${at + 1}: ${UNTYPEABLE}`
}

/** The same for all questions of an input, in the form that the input check reports. */
export const issuesOf = (questions: readonly QuizQuestion[]): { path: string; message: string }[] =>
  questions.flatMap((question, index) => {
    const at = untypeable(question)
    return at === -1 ? [] : [{ path: `quiz.questions.${index}.accepted.${at}`, message: UNTYPEABLE }]
  })
