import { MAX_CELLS } from '../bounds.ts'
import {
  type Entry,
  type ParsedFile,
  type ParsedQuestion,
  type QuestionMetadata,
  refused,
  unreadableFile,
} from '../entry.ts'
import { type Cells, cellsOf } from './cells.ts'
import { type Dialect, dialectOf, TOO_WIDE } from './dialect.ts'
import { questionInRow } from './question.ts'
import { rowsOf } from './rows.ts'

/** Reads a table with a header line, separated by commas, semicolons or tabs, with its columns in any order. */
export const readCsv = (csv: string): ParsedFile => {
  const dialect = dialectOf(csv)
  if (dialect === TOO_WIDE) return unreadableFile(`The first line has more than ${MAX_CELLS} columns.`)
  return dialect
    ? { entries: entriesOf(csv, dialect) }
    : unreadableFile(
        'The first line must name the columns, as in: question, answer, choice 1, choice 2, explanation.',
      )
}

function* entriesOf(csv: string, { columns, delimiter, start }: Dialect): Iterable<Entry> {
  for (const row of rowsOf(csv, delimiter, start)) {
    if ('reason' in row) {
      yield row
      continue
    }
    const { cells, line, text } = row
    const refusal = refusalOf(cells, columns.length, delimiter)
    const table = cellsOf(columns, refusal === null ? cells : [])
    yield { ...(refusal ?? questionInRow(table)), line, text, about: aboutIn(table) }
  }
}

const DELIMITERS: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }

/** Why a row does not fit the columns; null if it does. */
const refusalOf = (cells: readonly string[], columns: number, delimiter: string): ParsedQuestion | null => {
  if (cells.length > MAX_CELLS)
    return refused(`It has ${cells.length} cells; no more than ${MAX_CELLS} are read.`)
  if (cells.slice(columns).some((cell) => cell.trim() !== ''))
    return refused('It has more cells than the header: put text with the separator in it in quotation marks.')
  if (cells.length === 1 && columns > 1)
    return refused(`It has only one cell. The cells of the header are separated by ${DELIMITERS[delimiter]}.`)
  return null
}

const aboutIn = ({ line }: Cells): QuestionMetadata => ({
  category: line('category'),
  difficulty: line('difficulty'),
  source: line('source'),
  licence: line('licence'),
  tags: line('tags'),
  asOf: line('asOf'),
})
