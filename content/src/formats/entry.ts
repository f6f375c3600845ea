import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { tidyLine, visualForm } from '@trivium/wire/documents/quiz-text'
import { tooManyAnswers } from './bounds.ts'

/** A question before validation, or why there is none. */
export type SingleQuestion = { readonly question: unknown } | { readonly reason: string }

/** A question that asks to match pairs. A side may be empty: extra right sides have no left side. */
export interface Matching {
  readonly prompt: string
  readonly pairs: readonly (readonly [left: string, right: string])[]
  readonly explanation?: string | undefined
}

/** A question as read from a file. No form asks to match pairs: `splitEntry` makes a question of each pair. */
export type ParsedQuestion = SingleQuestion | { readonly matching: Matching }

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

/** The position of a question in its file. `line` counts from 1; `text` is its source. */
interface EntrySource {
  readonly line: number
  readonly text: string
  readonly about?: QuestionMetadata
}

export type Entry = ParsedQuestion & EntrySource

/** An entry that is one question at most. */
export type SingleEntry = SingleQuestion & EntrySource

/** The contents of a whole file. The entries are read lazily. */
export interface ParsedFile {
  readonly entries: Iterable<Entry>
  readonly title?: string
  readonly description?: string
}

export const refused = (reason: string): SingleQuestion => ({ reason })

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
): SingleQuestion => ({
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

/** The parts in the order of their numbers, if the pairs are numbered from 1 on one side; otherwise null. */
const partsInPairs = (pairs: Matching['pairs']): string[] | null => {
  const numbered = pairs.every(([left]) => /^\s*\d+\s*$/.test(left))
    ? pairs
    : pairs.map(([left, right]) => [right, left] as const)
  const parts = pairs.flatMap(
    (_, at) => numbered.find(([number]) => number.trim() === `${at + 1}`)?.[1] ?? [],
  )
  return pairs.length > 0 && parts.length === pairs.length ? parts : null
}

/** Pairs with the numbers from 1 are parts in order. Formats without a question of order write it in this way. */
export const matchingQuestion = (
  prompt: string,
  pairs: Matching['pairs'],
  explanation?: string,
): ParsedQuestion => {
  const parts = partsInPairs(pairs)
  return parts === null
    ? { matching: { prompt, pairs, explanation } }
    : orderQuestion(prompt, parts, explanation)
}
