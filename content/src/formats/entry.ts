import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
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

export const trueFalseQuestion = (prompt: string, right: boolean, explanation?: string): ParsedQuestion => ({
  question: { kind: 'true-false', prompt, right, ...withExplanation(explanation) },
})

export interface ParsedNumber {
  readonly answer: number
  readonly within: number
  readonly unit?: string
}

export const numberQuestion = (
  prompt: string,
  { answer, within, unit = '' }: ParsedNumber,
  explanation?: string,
): ParsedQuestion => ({
  question: {
    ...{ kind: 'number', prompt, answer },
    ...(within !== 0 && { within }),
    ...(unit.trim() !== '' && { unit }),
    ...withExplanation(explanation),
  },
})

/** The number in the middle of a range, and how far its ends are away. */
export const middleOf = (low: number, high: number): ParsedNumber => {
  const rounded = (number: number) => Number(number.toFixed(QUIZ_LIMITS.decimals))
  return { answer: rounded((low + high) / 2), within: rounded((high - low) / 2) }
}

export const orderQuestion = (
  prompt: string,
  parts: readonly string[],
  explanation?: string,
): ParsedQuestion => ({ question: { kind: 'order', prompt, parts, ...withExplanation(explanation) } })

export const severalQuestion = (
  prompt: string,
  choices: readonly string[],
  right: readonly number[],
  explanation?: string,
): ParsedQuestion => ({
  question: { kind: 'several', prompt, choices, right, ...withExplanation(explanation) },
})

const NOT_NUMBERED =
  'It asks to match pairs. Only pairs with the numbers 1, 2, 3 and so on are read, as parts to put in order.'

/** Pairs with the numbers from 1 are parts in order. Formats without a question of order write it in this way. */
export const orderInPairs = (
  prompt: string,
  pairs: readonly (readonly [string, string])[],
  explanation?: string,
): ParsedQuestion => {
  const numbered = pairs.every(([one]) => /^\s*\d+\s*$/.test(one))
    ? pairs
    : pairs.map(([one, other]) => [other, one] as const)
  const parts = pairs.map((_, at) => numbered.find(([number]) => number.trim() === `${at + 1}`)?.[1])
  return pairs.length > 0 && parts.every((part) => part !== undefined)
    ? orderQuestion(prompt, parts, explanation)
    : refused(NOT_NUMBERED)
}
