/*
 * A file comes from anybody, and reading it holds up everybody: it is bounded in what it may ask for.
 */

/** So many questions of a file are looked at. Ten full quizzes. */
export const MOST_QUESTIONS = 2000

/** The source of one question, in characters. */
export const LONGEST_SOURCE = 64 * 1024

export const TOO_LONG = 'It takes more than 64 KB.'
