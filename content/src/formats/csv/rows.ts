import Papa from 'papaparse'
import { lineCounter } from '../text/lines.ts'

/** In characters. Our longest question needs a third of it. */
const MAX_ROW_LENGTH = 16 * 1024

/**
 * Reading stops after this many consecutive broken rows, because finding the end of each one means searching
 * the text after it.
 */
const MAX_BROKEN = 1000

const THE_REST = `So are the ${MAX_BROKEN} rows before it: what follows is not read.`
const TOO_LONG = 'It takes more than 16 KB.'
const BROKEN = 'A quotation mark is not closed, or stands in the middle of a cell.'

/** A row of a table: its cells, or why they could not be separated. */
export type Row = ({ readonly cells: readonly string[] } | { readonly reason: string }) & {
  readonly line: number
  readonly text: string
}

/**
 * The non-empty rows from `start`. A quotation mark that is never closed would swallow the rest of the file: only the first
 * line of such a row is dropped, and reading continues after it.
 */
export function* rowsOf(csv: string, delimiter: string, start: number): Iterable<Row> {
  const line = lineCounter(csv)
  let from = start
  let broken = 0
  while (from < csv.length) {
    const rows = soundRows(csv, delimiter, from)
    for (const { cells, begin, end } of rows)
      if (cells.some((cell) => cell.trim() !== ''))
        yield { cells, line: line(begin), text: csv.slice(begin, end) }
    const next = rows.at(-1)?.end ?? behindLine(csv, from)
    broken = rows.length === 0 ? broken + 1 : 0
    if (rows.length === 0) {
      const text = csv.slice(from, next)
      const reason = text.length > MAX_ROW_LENGTH ? TOO_LONG : BROKEN
      yield { reason: broken > MAX_BROKEN ? `${reason} ${THE_REST}` : reason, line: line(from), text }
    }
    if (broken > MAX_BROKEN) return
    from = next
  }
}

const behindLine = (csv: string, from: number): number => {
  const end = csv.indexOf('\n', from)
  return end === -1 ? csv.length : end + 1
}

interface SoundRow {
  readonly cells: string[]
  readonly begin: number
  readonly end: number
}

/** Rows from an offset up to the first broken one, or as many as end within the maximum length of a row. */
const soundRows = (csv: string, delimiter: string, from: number): SoundRow[] => {
  const window = csv.slice(from, from + MAX_ROW_LENGTH)
  const rows: SoundRow[] = []
  let begin = from
  Papa.parse<string[]>(window, {
    delimiter,
    newline: '\n',
    fastMode: false,
    step: ({ data, errors, meta }, parser) => {
      const end = from + meta.cursor
      const cutShort = end === from + window.length && end < csv.length && csv[end - 1] !== '\n'
      if (errors.length > 0 || cutShort) parser.abort()
      else rows.push({ cells: data, begin, end })
      begin = end
    },
  })
  return rows
}
