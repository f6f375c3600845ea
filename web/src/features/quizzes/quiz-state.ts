import type { QuizState } from '@trivium/wire/functions/quizzes'

/** A quiz's state in a word or two. */
export const STATE_LABELS: Readonly<Record<QuizState, string>> = {
  draft: 'Draft',
  unlisted: 'Unlisted',
  waiting: 'Awaiting review',
  public: 'Public',
}

export const countWords = (questions: number): string =>
  questions === 1 ? '1 question' : `${questions} questions`
