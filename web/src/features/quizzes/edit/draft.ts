import type { Quiz } from '@trivium/wire/documents/quiz'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'

/** A question being written: anything may still be missing. */
export interface DraftQuestion {
  /** Identifies the question while the page is open. */
  readonly key: string
  readonly kind: QuizQuestion['kind']
  readonly prompt: string
  /** The choices, or the accepted answers; blank lines do not count. */
  readonly answers: readonly string[]
  /** Index of the right choice; null: not marked yet, or a typed question. */
  readonly right: number | null
  readonly explanation: string
}

/** A quiz being written. */
export interface Draft {
  readonly title: string
  readonly description: string
  readonly questions: readonly DraftQuestion[]
}

export type NewKey = () => string

const questionOf = (question: QuizQuestion, key: string): DraftQuestion => {
  const { kind, prompt, explanation = '' } = question
  return question.kind === 'choice'
    ? { key, kind, prompt, answers: question.choices, right: question.right, explanation }
    : { key, kind, prompt, answers: question.accepted, right: null, explanation }
}

export const draftOf = ({ title, description, questions }: Quiz, newKey: NewKey): Draft => ({
  title,
  description,
  questions: questions.map((question) => questionOf(question, newKey())),
})

export const blankQuestion = (kind: DraftQuestion['kind'], key: string): DraftQuestion => ({
  key,
  kind,
  prompt: '',
  answers: kind === 'choice' ? ['', '', '', ''] : [''],
  right: null,
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

/** Removes an answer's line; the mark stays with its choice. */
export const withoutAnswer = ({ answers, right }: DraftQuestion, at: number): Partial<DraftQuestion> => ({
  answers: answers.toSpliced(at, 1),
  right: right === null || right < at ? right : right === at ? null : right - 1,
})
