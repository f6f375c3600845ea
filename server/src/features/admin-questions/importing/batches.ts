import type { BankRow } from '@trivium/content/formats/bank/read'
import { fingerprintOf } from '@trivium/content/questions/fingerprint'
import type { ImportRow, QuestionFormat, QuestionText } from '@trivium/wire/documents/question'
import { mediaFieldsOf, searchWords } from '../../../questions/text.ts'
import type { Batch, ReadRow } from './messages.ts'

/** Rows per transaction: a few milliseconds of work, so that the database stays free for other queries. */
const ROWS = 100
/** A batch ends here at the latest, even if it holds no valid rows, so that progress is visible. */
const CHECK_BATCH = 1_000
export const MAX_REPORTED = 1_000

interface File {
  readonly importId: string
  readonly format: QuestionFormat
  readonly lines: number
}

/** A row as `insertRows` reads it. */
const recordOf = (id: string, fingerprint: string, text: QuestionText) => {
  const { asOf, image: _, audio: __, words: ___, ...columns } = text
  return { id, ...columns, as_of: asOf, media: mediaFieldsOf(text), fingerprint, words: searchWords(text) }
}

const becameWords = (questions: number): string =>
  questions === 1
    ? 'A matching question became 1 question.'
    : `A matching question became ${questions} questions.`

/** A file's rows in batches, each made on demand. The last one is marked and may be empty. */
export function* batchesOf(rows: Iterable<BankRow>, { importId, format, lines }: File): Generator<Batch> {
  const seen = new Map<string, number>()
  let lookedAt = 0
  let rejected = 0
  let duplicates = 0
  let reported = 0
  let line = 0
  let records: object[] = []
  let taken: ReadRow[] = []
  let report: ImportRow[] = []
  const name = (row: ImportRow) => {
    if (reported++ < MAX_REPORTED) report.push(row)
  }
  const flush = (isLast: boolean): Batch => {
    const progress = isLast ? 1 : Math.min(line / lines, 1)
    const counts = { lookedAt, rejected, duplicates, progress }
    const batch = { format, rows: JSON.stringify(records), taken, report, ...counts, isLast }
    records = []
    taken = []
    report = []
    return batch
  }
  for (const row of rows) {
    line = row.line
    if ('questions' in row) {
      const { questions, text } = row
      name({ line, reason: becameWords(questions), text, duplicateOf: null, questions })
      continue
    }
    lookedAt += 1
    if ('reason' in row) {
      rejected += 1
      name({ line, reason: row.reason, text: row.text, duplicateOf: null })
    } else {
      const fingerprint = fingerprintOf(row.question)
      const first = seen.get(fingerprint)
      if (first === undefined) {
        const id = `${importId}-${lookedAt}`
        seen.set(fingerprint, line)
        records.push(recordOf(id, fingerprint, row.question))
        taken.push({ id, line, text: row.question.prompt, fingerprint })
      } else {
        duplicates += 1
        name({
          line,
          reason: `It is also in line ${first}.`,
          text: row.question.prompt,
          duplicateOf: null,
        })
      }
    }
    if (records.length === ROWS || (lookedAt % CHECK_BATCH === 0 && lookedAt > 0)) yield flush(false)
  }
  yield flush(true)
}
