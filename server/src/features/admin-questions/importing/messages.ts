import type { ImportDefaults, ImportRow, QuestionFormat } from '@trivium/wire/documents/question'

/* What the thread that reads a file and the one that writes to the database say to each other. */

export interface ReaderCommand {
  readonly importId: string
  /** Null: told by its content. */
  readonly format: QuestionFormat | null
  readonly defaults: ImportDefaults
}

/** A part of the file; the last is followed by the order to begin; `more` asks for the next batch. */
export type ToReader = { readonly part: string } | { readonly begin: ReaderCommand } | 'more'

/** A row that can be written, as far as it may have to be named. */
export interface ReadRow {
  readonly id: string
  readonly line: number
  readonly text: string
  readonly fingerprint: string
}

/** Some rows of the file. Counts are of all rows until now. */
export interface Batch {
  readonly format: QuestionFormat
  /** The rows to write as JSON, as `jsonb_to_recordset` takes them. */
  readonly rows: string
  readonly taken: readonly ReadRow[]
  /** Rows not taken, among the first 1,000 of the file. */
  readonly report: readonly ImportRow[]
  readonly lookedAt: number
  readonly rejected: number
  /** In the file twice. */
  readonly duplicates: number
  /** 0 to 1, by lines. */
  readonly progress: number
  readonly isLast: boolean
}

export type FromReader = { readonly batch: Batch } | { readonly failure: string }
