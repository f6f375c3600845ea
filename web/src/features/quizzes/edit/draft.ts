import { writeNumber } from '@trivium/rules/forms/number-text'
import type { Quiz } from '@trivium/wire/documents/quiz'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'

/** A question being written: anything may still be missing. */
export interface DraftQuestion {
  /** Identifies the question while the page is open. */
  readonly key: string
  readonly kind: QuizQuestion['kind']
  readonly prompt: string
  /** The choices, the accepted answers, or the parts in the right order; blank lines do not count. */
  readonly answers: readonly string[]
  /** Indexes of the right choices; of a statement 0 for true and 1 for false. Empty: not marked yet, or nothing to mark. */
  readonly right: readonly number[]
  /** A number's texts, as typed. */
  readonly number: string
  readonly within: string
  readonly unit: string
  readonly explanation: string
  /** What was written in other kinds, before the question became one of this kind. It is not saved. */
  readonly others?: Partial<
    Record<QuizQuestion['kind'], Pick<DraftQuestion, 'answers' | 'right' | 'number' | 'within' | 'unit'>>
  >
}

/** The kinds whose answers are lines of text. */
export type LineKind = 'choice' | 'several' | 'typed' | 'order'

/** A quiz being written. */
export interface Draft {
  readonly title: string
  readonly description: string
  readonly questions: readonly DraftQuestion[]
}

export type NewKey = () => string

const NO_ANSWER = { answers: [], right: [], number: '', within: '', unit: '' }

/** The fields that differ by kind. */
const answersOf = (question: QuizQuestion): Partial<DraftQuestion> => {
  switch (question.kind) {
    case 'choice':
      return { answers: question.choices, right: [question.right] }
    case 'several':
      return { answers: question.choices, right: question.right }
    case 'true-false':
      return { right: [question.right ? 0 : 1] }
    case 'typed':
      return { answers: question.accepted }
    case 'order':
      return { answers: question.parts }
    case 'number': {
      const { answer, within = 0, unit = '' } = question
      return { number: writeNumber(answer), within: within === 0 ? '' : writeNumber(within), unit }
    }
  }
}

const questionOf = (question: QuizQuestion, key: string): DraftQuestion => {
  const { kind, prompt, explanation = '' } = question
  return { key, kind, prompt, explanation, ...NO_ANSWER, ...answersOf(question) }
}

const BLANK_LINES = { choice: 4, several: 4, order: 3, typed: 1, number: 0, 'true-false': 0 } as const

export const draftOf = ({ title, description, questions }: Quiz, newKey: NewKey): Draft => ({
  title,
  description,
  questions: questions.map((question) => questionOf(question, newKey())),
})

export const blankQuestion = (kind: DraftQuestion['kind'], key: string): DraftQuestion => ({
  key,
  kind,
  prompt: '',
  ...NO_ANSWER,
  answers: Array.from({ length: BLANK_LINES[kind] }, () => ''),
  explanation: '',
})

export const withQuestion = (draft: Draft, question: DraftQuestion, at: number): Draft => ({
  ...draft,
  questions: draft.questions.toSpliced(at, 0, question),
})

export const withoutQuestion = (draft: Draft, key: string): Draft => ({
  ...draft,
  questions: draft.questions.filter((question) => question.key !== key),
})

export const changedQuestion = (draft: Draft, key: string, change: Partial<DraftQuestion>): Draft => ({
  ...draft,
  questions: draft.questions.map((question) =>
    question.key === key ? { ...question, ...change } : question,
  ),
})

/** Moves one place up (-1) or down (1); the same draft if there is no such place. */
export const movedQuestion = (draft: Draft, key: string, by: -1 | 1): Draft => {
  const from = draft.questions.findIndex((question) => question.key === key)
  const question = draft.questions[from]
  const to = from + by
  if (question === undefined || to < 0 || to >= draft.questions.length) return draft
  return { ...draft, questions: draft.questions.toSpliced(from, 1).toSpliced(to, 0, question) }
}

/** Removes an answer's line; the marks stay with their choices. */
export const withoutAnswer = ({ answers, right }: DraftQuestion, at: number): Partial<DraftQuestion> => ({
  answers: answers.toSpliced(at, 1),
  right: right.filter((line) => line !== at).map((line) => (line > at ? line - 1 : line)),
})

/** Moves an answer's line one place up (-1) or down (1); null if there is no such place. */
export const movedAnswer = (answers: readonly string[], from: number, by: -1 | 1): string[] | null => {
  const line = answers[from]
  if (line === undefined || answers[from + by] === undefined) return null
  return answers.toSpliced(from, 1).toSpliced(from + by, 0, line)
}
