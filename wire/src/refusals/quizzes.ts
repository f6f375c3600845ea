import type { RefusalEntry } from './entry.ts'

/** Refusals of dailies, custom quizzes and quiz files. */
export const QUIZZES = {
  'too-few-questions': {
    status: 'ABORTED',
    message: 'There aren’t that many questions like this. Choose more categories, or fewer questions.',
  },
  'unknown-quiz': { status: 'NOT_FOUND', message: 'Quiz not found.' },
  'too-many-quizzes': { status: 'ABORTED', message: 'You’ve reached the limit of 50 quizzes.' },
  'quiz-changed': {
    status: 'ABORTED',
    message: 'This quiz has been changed in another tab or on another device.',
  },
  'quiz-changed-often': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'This quiz was changed so often today that this version can’t be played. Try again tomorrow.',
  },
  'too-many-games': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'You’ve reached today’s limit of games. There are more tomorrow.',
  },
  /** Its maker is banned. */
  'quiz-closed': { status: 'ABORTED', message: 'This quiz is closed for now.' },
  'quiz-empty': { status: 'ABORTED', message: 'This quiz has no questions yet.' },
  'quiz-not-waiting': { status: 'ABORTED', message: 'This quiz is no longer waiting for review.' },
  'quiz-not-public': { status: 'ABORTED', message: 'This quiz is not public any more.' },
  'quiz-edited': {
    status: 'ABORTED',
    message: 'Its author has changed this quiz. Read it again before you decide.',
  },
  'unreadable-file': {
    status: 'INVALID_ARGUMENT',
    message: 'This file isn’t in a format we can read.',
  },
  'quiz-import-running': {
    status: 'ABORTED',
    message: 'Another file of yours is still being read. Wait until it’s done.',
  },
  'imports-busy': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'Many files are being read right now. Try again in a minute.',
  },
  'file-too-heavy': {
    status: 'INVALID_ARGUMENT',
    message: 'This file takes too long to read. Import it in parts.',
  },
  'no-such-day': { status: 'NOT_FOUND', message: 'There is no daily quiz for this day.' },
  'nothing-missed': { status: 'ABORTED', message: 'You missed nothing, so there is nothing to practise.' },
  'question-not-closed': { status: 'ABORTED', message: 'This question is still open.' },
  'no-questions': { status: 'UNAVAILABLE', message: 'The question bank is empty.' },
} as const satisfies Record<string, RefusalEntry>
