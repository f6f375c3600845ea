/*
 * Anybody can upload a file, so its contents are bounded. Whatever exceeds a bound is reported with its line before it is
 * processed.
 */

/** Questions read from one file: ten full quizzes. */
export const MAX_QUESTIONS = 2000

/** Length of one question's source, in characters. */
export const MAX_SOURCE_LENGTH = 64 * 1024

export const TOO_LONG = 'It takes more than 64 KB.'

/** The same in GIFT, whose grammar is slow. Our longest question needs a third of it. */
export const MAX_GIFT_LENGTH = 16 * 1024

export const GIFT_TOO_LONG = 'It takes more than 16 KB.'

/**
 * Choices or accepted answers read from one question. A quiz accepts fewer, and reports any excess itself.
 */
const MAX_ANSWERS = 100

/** Why a question with this many choices or answers is not read; null if it is. */
export const tooManyAnswers = (count: number): string | null =>
  count > MAX_ANSWERS ? `It has ${count} choices or answers; no more than ${MAX_ANSWERS} are read.` : null

/** Cells in a row of a table, and columns in its header. */
export const MAX_CELLS = 100

/** Category entries in one file, which are read in addition to questions. */
export const MAX_CATEGORIES = 2000

export const TOO_MANY_CATEGORIES = `Only ${MAX_CATEGORIES} categories of a file are read: this one and what follows are not.`
