import type { ImportFormat, RejectedQuestion, SplitQuestion } from '@trivium/wire/documents/quiz'

/** The messages between the thread that reads a player's file and the one that writes to the database. */

export interface ReadRequest {
  /** Null: detected from the content. */
  readonly format: ImportFormat | null
  readonly text: string
  /** How many more questions the quiz can hold. */
  readonly room: number
  /** How many more questions the player can have in all. */
  readonly most: number
}

/** The questions of one quiz as JSON, as stored. */
export interface Part {
  readonly count: number
  readonly questions: string
}

export interface ReadFile {
  readonly format: ImportFormat
  readonly imported: number
  readonly rejected: readonly RejectedQuestion[]
  readonly split: readonly SplitQuestion[]
  /** The first one fits into the quiz and may be empty; the others become separate quizzes. */
  readonly parts: readonly Part[]
}

/** `progress`: 0 to 1, by lines. `read` null: unknown format. */
export type FromThread = { readonly progress: number } | { readonly read: ReadFile | null }
