import type { ImportDefaults, ImportRow, QuestionFormat } from '@trivium/wire/documents/question'

/** The messages between the thread that reads a file and the one that writes to the database. */

export interface ReaderCommand {
  readonly importId: string
  /** Null: detected from the content. */
  readonly format: QuestionFormat | null
  readonly defaults: ImportDefaults
}

/** A part of the file, the order to begin after the last part, or `more`, which requests the next batch. */
export type ToReader = { readonly part: string } | { readonly begin: ReaderCommand } | 'more'

/** A valid row, with the fields that identify it. */
export interface ReadRow {
  readonly id: string
  readonly line: number
  readonly text: string
  readonly fingerprint: string
}

/** Some rows of the file. Counts cover all rows so far. */
export interface Batch {
  readonly format: QuestionFormat
  /** The rows to write as JSON, in the form that `jsonb_to_recordset` reads. */
  readonly rows: string
  readonly taken: readonly ReadRow[]
  /** Rejected rows and matching questions, up to the first 1,000 of the file. */
  readonly report: readonly ImportRow[]
  readonly lookedAt: number
  readonly rejected: number
  /** Rows that occur twice in the file. */
  readonly duplicates: number
  /** 0 to 1, by lines. */
  readonly progress: number
  readonly isLast: boolean
}

export type FromReader = { readonly batch: Batch } | { readonly failure: string }
