import { tidyLine, visualForm } from '@trivium/wire/documents/quiz-text'
import { tooManyAnswers } from './bounds.ts'

/** A question as read from a file, before validation, or why there is none. */
export type ParsedQuestion = { readonly question: unknown } | { readonly reason: string }

/** Other fields of a question in a file, in the file's own terms. Quizzes do not keep them. */
export interface QuestionMetadata {
  readonly category?: string
  readonly difficulty?: string
  readonly source?: string
  readonly licence?: string
  /** Separated by commas. */
  readonly tags?: string
  /** A year. */
  readonly asOf?: string
}

/** One question of a file and its position. `line` counts from 1; `text` is its source. */
export type Entry = ParsedQuestion & {
  readonly line: number
  readonly text: string
  readonly about?: QuestionMetadata
}

/** The contents of a whole file. The entries are read lazily. */
export interface ParsedFile {
  readonly entries: Iterable<Entry>
  readonly title?: string
  readonly description?: string
}

export const refused = (reason: string): ParsedQuestion => ({ reason })

/** The result for a file that cannot be read at all. */
export const unreadableFile = (reason: string, line = 1): ParsedFile => ({
  entries: [{ line, text: '', reason }],
})

const withExplanation = (explanation: string | undefined) => (explanation?.trim() ? { explanation } : {})

export const choiceQuestion = (
  prompt: string,
  choices: readonly string[],
  right: number,
  explanation?: string,
): ParsedQuestion => ({
  question: { kind: 'choice', prompt, choices, right, ...withExplanation(explanation) },
})

/** Files often repeat an accepted answer; duplicates are dropped. */
export const typedQuestion = (
  prompt: string,
  accepted: readonly string[],
  explanation?: string,
): ParsedQuestion => {
  const tooMany = tooManyAnswers(accepted.length)
  if (tooMany !== null) return refused(tooMany)
  const once = [
    ...new Map(accepted.map((answer) => [visualForm(tidyLine(answer)), tidyLine(answer)])).values(),
  ]
  return { question: { kind: 'typed', prompt, accepted: once, ...withExplanation(explanation) } }
}

const TRUE_FALSE = ['True', 'False'] as const

export const trueFalseQuestion = (prompt: string, isTrue: boolean, explanation?: string): ParsedQuestion =>
  choiceQuestion(prompt, TRUE_FALSE, isTrue ? 0 : 1, explanation)
