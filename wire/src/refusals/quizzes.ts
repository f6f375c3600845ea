import type { RefusalEntry } from './entry.ts'

/** Refusals of dailies, custom quizzes and quiz files. */
export const QUIZZES = {
  'too-few-questions': {
    status: 'ABORTED',
    message: 'There are not so many questions of this kind. Choose more categories, or fewer questions.',
  },
  'unknown-quiz': { status: 'NOT_FOUND', message: 'There is no such quiz.' },
  'too-many-quizzes': { status: 'ABORTED', message: 'You have as many quizzes as one player can have: 50.' },
  'quiz-changed': {
    status: 'ABORTED',
    message: 'This quiz was changed in another tab or on another device meanwhile.',
  },
  'quiz-changed-often': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'This quiz was changed too often today to be played in this version. Try again tomorrow.',
  },
  'too-many-games': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'You have begun as many games today as anybody can. Tomorrow there are more.',
  },
  /** Its maker is banned. */
  'quiz-closed': { status: 'ABORTED', message: 'This quiz is closed for now.' },
  'quiz-empty': { status: 'ABORTED', message: 'This quiz has no questions yet.' },
  'quiz-not-waiting': { status: 'ABORTED', message: 'This quiz does not wait for a review any more.' },
  'quiz-not-public': { status: 'ABORTED', message: 'This quiz is not public any more.' },
  'quiz-edited': {
    status: 'ABORTED',
    message: 'Its maker has changed this quiz meanwhile. Read it again before you decide.',
  },
  'unreadable-file': {
    status: 'INVALID_ARGUMENT',
    message: 'This file is none that quizzes are written in.',
  },
  'quiz-import-running': {
    status: 'ABORTED',
    message: 'Another file of yours is being read. Wait until it is done.',
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
  'nothing-missed': { status: 'ABORTED', message: 'Nothing was missed: there is nothing to practise.' },
  'question-not-closed': { status: 'ABORTED', message: 'This question is still open.' },
  'no-questions': { status: 'UNAVAILABLE', message: 'The question bank is empty.' },
} as const satisfies Record<string, RefusalEntry>
