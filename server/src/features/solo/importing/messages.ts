import type { ImportFormat, RejectedQuestion } from '@trivium/wire/documents/quiz'

/* What the thread that reads a player's file and the one that writes to the database say to each other. */

export interface Order {
  /** Null: told by its content. */
  readonly format: ImportFormat | null
  readonly text: string
  /** Questions that the quiz has room for. */
  readonly room: number
  /** Questions for which the player has room in all. */
  readonly most: number
}

/** The questions of one quiz as JSON, as it is written. */
export interface Part {
  readonly count: number
  readonly questions: string
}

export interface ReadFile {
  readonly format: ImportFormat
  readonly imported: number
  readonly rejected: readonly RejectedQuestion[]
  /** The first has what the quiz has room for, and may be empty; the others are quizzes of their own. */
  readonly parts: readonly Part[]
}

/** `progress`: 0 to 1, by lines. `read` null: no format that we know. */
export type FromThread = { readonly progress: number } | { readonly read: ReadFile | null }
