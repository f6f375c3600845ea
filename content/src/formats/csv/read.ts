import { type FileReading, unreadable } from '../entry.ts'
import { dialectOf } from './dialect.ts'
import { foundInRow } from './question.ts'
import { rowsOf } from './rows.ts'

/** A table with a header line; separated by commas, semicolons or tabs; the columns in any order. */
export const readCsv = (csv: string): FileReading => {
  const dialect = dialectOf(csv)
  if (!dialect)
    return unreadable(
      'The first line must name the columns, as in: question, answer, choice 1, choice 2, explanation.',
    )
  const { columns, delimiter, start } = dialect
  return {
    entries: rowsOf(csv, delimiter, start).map(({ cells, line, text }) => ({
      ...(cells
        ? foundInRow(columns, cells)
        : { reason: 'A quotation mark is not closed, or stands inside a cell by itself.' }),
      line,
      text,
    })),
  }
}
