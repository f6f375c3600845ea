import {
  QuizDescription,
  type QuizImport,
  QuizTitle,
  type RejectedQuestion,
  type SplitQuestion,
} from '@trivium/wire/documents/quiz'
import { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import { tidyLine } from '@trivium/wire/documents/quiz-text'
import { MAX_QUESTIONS, tooManyAnswers } from './bounds.ts'
import type { ParsedFile, SingleEntry } from './entry.ts'
import { QUIZ_RULES } from './matching/choice-rules.ts'
import { splitEntry } from './matching/split.ts'

const EXCERPT = 160

/** Reasons quote the file, whose texts can have any length. */
const MAX_REASON_LENGTH = 300

const shortened = (source: string, most: number): string => {
  const line = tidyLine(source.slice(0, 4 * most))
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…`.toWellFormed() : line
}

/** The beginning of a question's source, on one line. */
export const excerpt = (source: string): string => shortened(source, EXCERPT)

const FIELDS: Readonly<Record<string, string>> = {
  prompt: 'Question',
  choices: 'Choices',
  right: 'Right answer',
  accepted: 'Accepted answers',
  parts: 'Parts',
  answer: 'Number',
  within: 'Tolerance',
  unit: 'Unit',
  explanation: 'Explanation',
}
const ITEMS: Readonly<Record<string, string>> = {
  choices: 'Choice',
  accepted: 'Accepted answer',
  parts: 'Part',
}

/** 'Choice 3: At most 200 characters.' */
export const describeIssue = (path: readonly PropertyKey[], message: string): string => {
  const [field, at] = path
  if (typeof field !== 'string' || !FIELDS[field]) return message
  const subject = typeof at === 'number' ? `${ITEMS[field]} ${at + 1}` : FIELDS[field]
  return `${subject}: ${message}`
}

/**
 * The caller's reason to reject a valid question; null accepts it. `taken`: how many questions of the file
 * are already accepted.
 */
export type RejectReason = (question: QuizQuestion, taken: number) => string | null

const sizeOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

/** Why a question is skipped unread; null if it is read. */
export const beyondBounds = (question: unknown): string | null => {
  if (typeof question !== 'object' || question === null) return null
  const { choices, accepted, wrong, parts } = question as Readonly<Record<string, unknown>>
  return tooManyAnswers(Math.max(sizeOf(choices), sizeOf(accepted), sizeOf(wrong), sizeOf(parts)))
}

const judge = (entry: SingleEntry, keeper: RejectReason, taken: number): QuizQuestion | string => {
  if ('reason' in entry) return entry.reason
  const tooMuch = beyondBounds(entry.question)
  if (tooMuch !== null) return tooMuch
  const parsed = QuizQuestion.safeParse(entry.question)
  if (parsed.success) return keeper(parsed.data, taken) ?? parsed.data
  const issue = parsed.error.issues[0]!
  return describeIssue(issue.path, issue.message)
}

const THE_REST = `Only ${MAX_QUESTIONS} questions of a file are read: this one and those after it are not.`

export interface AcceptOptions {
  readonly keeper?: RejectReason
  /** Called with each entry's line before it is checked. */
  readonly reached?: (line: number) => void
}

/** Accepts the valid questions of a file, and reports the others and those that became several. */
export const acceptQuestions = (
  { entries, title, description }: ParsedFile,
  { keeper = () => null, reached = () => {} }: AcceptOptions = {},
): QuizImport => {
  const questions: QuizQuestion[] = []
  const rejected: RejectedQuestion[] = []
  const split: SplitQuestion[] = []
  const reject = ({ line, text }: SingleEntry, reason: string) =>
    rejected.push({ line, reason: shortened(reason, MAX_REASON_LENGTH), text: excerpt(text) })
  /** False if no more questions are read. */
  const take = (entry: SingleEntry): boolean => {
    const isFull = questions.length + rejected.length === MAX_QUESTIONS
    const judged = isFull ? THE_REST : judge(entry, keeper, questions.length)
    if (typeof judged === 'string') reject(entry, judged)
    else questions.push(judged)
    return !isFull
  }
  for (const entry of entries) {
    reached(entry.line)
    const before = questions.length
    const hasRoom = splitEntry(entry, QUIZ_RULES).every(take)
    const taken = questions.length - before
    if ('matching' in entry && taken > 0)
      split.push({ line: entry.line, questions: taken, text: excerpt(entry.text) })
    if (!hasRoom) break
  }
  return { questions, rejected, split, ...heading(title, description) }
}

/** A title that is too long is ignored: people choose their own. */
const heading = (title: string | undefined, description: string | undefined) => {
  const readTitle = QuizTitle.safeParse(title)
  const readDescription = QuizDescription.safeParse(description)
  return {
    ...(readTitle.success ? { title: readTitle.data } : {}),
    ...(readDescription.success && readDescription.data ? { description: readDescription.data } : {}),
  }
}
