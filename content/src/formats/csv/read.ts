import { type About, type Entry, type FileReading, unreadable } from '../entry.ts'
import { type Cells, cellsOf } from './cells.ts'
import { type Dialect, dialectOf } from './dialect.ts'
import { foundInRow } from './question.ts'
import { rowsOf } from './rows.ts'

/** A table with a header line; separated by commas, semicolons or tabs; the columns in any order. */
export const readCsv = (csv: string): FileReading => {
  const dialect = dialectOf(csv)
  return dialect
    ? { entries: entriesOf(csv, dialect) }
    : unreadable(
        'The first line must name the columns, as in: question, answer, choice 1, choice 2, explanation.',
      )
}

function* entriesOf(csv: string, { columns, delimiter, start }: Dialect): Iterable<Entry> {
  for (const row of rowsOf(csv, delimiter, start))
    yield 'cells' in row
      ? {
          ...foundInRow(columns, row.cells),
          line: row.line,
          text: row.text,
          about: aboutIn(cellsOf(columns, row.cells)),
        }
      : row
}

const aboutIn = ({ line }: Cells): About => ({
  category: line('category'),
  difficulty: line('difficulty'),
  source: line('source'),
  licence: line('licence'),
  tags: line('tags'),
  asOf: line('asOf'),
})
