import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import { writeTable } from './table.ts'

const choicesOf = (question: QuizQuestion): readonly string[] =>
  question.kind === 'choice' ? question.choices : []

const alsoAccepted = (question: QuizQuestion): readonly string[] =>
  question.kind === 'typed' ? question.accepted.slice(1) : []

const answerOf = (question: QuizQuestion): string =>
  (question.kind === 'choice' ? question.choices[question.right] : question.accepted[0]) ?? ''

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)

const longest = (lists: readonly (readonly string[])[]): number =>
  lists.reduce((most, { length }) => Math.max(most, length), 0)

const filled = (texts: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, at) => texts[at] ?? '')

/** Writes a quiz as a table. */
export const writeCsv = (questions: readonly QuizQuestion[]): string => {
  const choices = longest(questions.map(choicesOf))
  const accepted = longest(questions.map(alsoAccepted))
  const header = [
    ...['kind', 'question', 'answer'],
    ...numbered('choice', choices),
    ...numbered('also accepted', accepted),
    'explanation',
  ]
  const rows = questions.map((question) => [
    ...[question.kind, question.prompt, answerOf(question)],
    ...filled(choicesOf(question), choices),
    ...filled(alsoAccepted(question), accepted),
    question.explanation ?? '',
  ])
  return writeTable([header, ...rows])
}
