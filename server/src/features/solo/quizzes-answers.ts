import { normalForm } from '@trivium/rules/answers/normal-form'
import type { QuizQuestion } from '@trivium/wire/documents/quiz'

/** Nothing is left of it when it is compared with what was typed (T1 to T4): "+++", "!?". */
const UNTYPEABLE = 'Nobody can type this: an answer needs a letter or a digit.'

/** Index of the first accepted answer that nobody can ever give; -1: there is none. */
const untypeable = (question: QuizQuestion): number =>
  question.kind === 'typed' ? question.accepted.findIndex((answer) => normalForm(answer) === '') : -1

/** Why a question can't be in a quiz though its form is right; null: it can. */
export const whyNot = (question: QuizQuestion): string | null => {
  const at = untypeable(question)
  return at === -1 ? null : `Accepted answer ${at + 1}: ${UNTYPEABLE}`
}

/** The same of all questions of an input, as the door tells what is wrong with one. */
export const issuesOf = (questions: readonly QuizQuestion[]): { path: string; message: string }[] =>
  questions.flatMap((question, index) => {
    const at = untypeable(question)
    return at === -1 ? [] : [{ path: `quiz.questions.${index}.accepted.${at}`, message: UNTYPEABLE }]
  })
