import { asSeen, tidyLine } from '@trivium/wire/documents/quiz'
import { tooManyAnswers } from './bounds.ts'

/** A question as a reader found it, before validation; or why it is not one. */
export type Found = { readonly question: unknown } | { readonly reason: string }

/** What a file says about a question beside the question, in its own words; quizzes don't keep it. */
export interface About {
  readonly category?: string
  readonly difficulty?: string
  readonly source?: string
  readonly licence?: string
  /** Parted by commas. */
  readonly tags?: string
  /** A year. */
  readonly asOf?: string
}

/** One question of a file and where it stands. `line` counts from 1; `text` is its source. */
export type Entry = Found & { readonly line: number; readonly text: string; readonly about?: About }

/** What one of the readers found in a whole file. The questions are read as they are taken. */
export interface FileReading {
  readonly entries: Iterable<Entry>
  readonly title?: string
  readonly description?: string
}

export const refused = (reason: string): Found => ({ reason })

/** The file as a whole can't be read. */
export const unreadable = (reason: string, line = 1): FileReading => ({
  entries: [{ line, text: '', reason }],
})

const withExplanation = (explanation: string | undefined) => (explanation?.trim() ? { explanation } : {})

export const foundChoice = (
  prompt: string,
  choices: readonly string[],
  right: number,
  explanation?: string,
): Found => ({ question: { kind: 'choice', prompt, choices, right, ...withExplanation(explanation) } })

/** Files often give an accepted answer twice; nothing is lost when it counts once. */
export const foundTyped = (prompt: string, accepted: readonly string[], explanation?: string): Found => {
  const tooMany = tooManyAnswers(accepted.length)
  if (tooMany !== null) return refused(tooMany)
  const once = [...new Map(accepted.map((answer) => [asSeen(tidyLine(answer)), tidyLine(answer)])).values()]
  return { question: { kind: 'typed', prompt, accepted: once, ...withExplanation(explanation) } }
}

const TRUE_FALSE = ['True', 'False'] as const

export const foundTrueFalse = (prompt: string, isTrue: boolean, explanation?: string): Found =>
  foundChoice(prompt, TRUE_FALSE, isTrue ? 0 : 1, explanation)
