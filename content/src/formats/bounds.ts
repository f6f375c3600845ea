/*
 * A file comes from anybody: it is bounded in what it may ask for. What is beyond a bound is named with its line before
 * anything is made of it.
 */

/** So many questions of a file are looked at. Ten full quizzes. */
export const MAX_QUESTIONS = 2000

/** The source of one question, in characters. */
export const MAX_SOURCE_LENGTH = 64 * 1024

export const TOO_LONG = 'It takes more than 64 KB.'

/** The same in GIFT, whose grammar takes its time. The longest question of ours takes a third. */
export const MAX_GIFT_LENGTH = 16 * 1024

export const GIFT_TOO_LONG = 'It takes more than 16 KB.'

/** Choices or accepted answers of one question. A quiz takes fewer: this is what is looked at to say so. */
const MAX_ANSWERS = 100

/** Why a question with so many choices or answers is not looked at; null: it is. */
export const tooManyAnswers = (count: number): string | null =>
  count > MAX_ANSWERS ? `It has ${count} choices or answers; no more than ${MAX_ANSWERS} are read.` : null

/** Cells of a table's row, and columns of its header. */
export const MAX_CELLS = 100

/** Categories of a file, which are no questions and yet are read. */
export const MAX_CATEGORIES = 2000

export const TOO_MANY_CATEGORIES = `Only ${MAX_CATEGORIES} categories of a file are read: this one and what follows are not.`
