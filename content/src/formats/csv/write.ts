import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import { writeTable } from './table.ts'

const choicesOf = (question: QuizQuestion): readonly string[] => {
  if (question.kind === 'order') return question.parts
  return 'choices' in question ? question.choices : []
}

const alsoAccepted = (question: QuizQuestion): readonly string[] =>
  question.kind === 'typed' ? question.accepted.slice(1) : []

const answerOf = (question: QuizQuestion): string => {
  switch (question.kind) {
    case 'choice':
      return question.choices[question.right] ?? ''
    case 'true-false':
      return question.right ? 'True' : 'False'
    case 'typed':
      return question.accepted[0] ?? ''
    case 'number':
      return String(question.answer)
    case 'order':
      return ''
    case 'several':
      return question.right.map((at) => at + 1).join(', ')
  }
}

const numberCells = (question: QuizQuestion): readonly string[] =>
  question.kind === 'number' ? [String(question.within ?? ''), question.unit ?? ''] : ['', '']

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
  const hasNumbers = questions.some(({ kind }) => kind === 'number')
  const header = [
    ...['kind', 'question', 'answer'],
    ...numbered('choice', choices),
    ...numbered('also accepted', accepted),
    ...(hasNumbers ? ['tolerance', 'unit'] : []),
    'explanation',
  ]
  const rows = questions.map((question) => [
    ...[question.kind, question.prompt, answerOf(question)],
    ...filled(choicesOf(question), choices),
    ...filled(alsoAccepted(question), accepted),
    ...(hasNumbers ? numberCells(question) : []),
    question.explanation ?? '',
  ])
  return writeTable([header, ...rows])
}
