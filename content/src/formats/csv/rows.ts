import Papa from 'papaparse'
import { lineCounter } from '../text/lines.ts'

/** A row of a table: its cells, or null when its quotation marks are not in pairs. */
export interface Row {
  readonly cells: readonly string[] | null
  readonly line: number
  readonly text: string
}

/** An open quotation mark swallows the lines after it. So many times we begin anew behind one; the bound keeps a bad
 * file from being walked again for each of its lines. */
const MOST_RESTARTS = 100

/** The rows from `start`, without empty ones. */
export const rowsOf = (csv: string, delimiter: string, start: number): Row[] => {
  const rows: Row[] = []
  const line = lineCounter(csv)
  let from = start
  for (let restarts = 0; from < csv.length; restarts++) {
    const run = soundRun(csv, delimiter, from)
    for (const { cells, begin, end } of run.rows)
      if (cells.some((cell) => cell.trim() !== ''))
        rows.push({ cells, line: line(begin), text: csv.slice(begin, end) })
    if (run.broken === null) break
    const next = restarts < MOST_RESTARTS ? csv.indexOf('\n', run.broken) + 1 : 0
    from = next === 0 ? csv.length : next
    rows.push({ cells: null, line: line(run.broken), text: csv.slice(run.broken, from) })
  }
  return rows
}

interface Run {
  readonly rows: { readonly cells: string[]; readonly begin: number; readonly end: number }[]
  /** Where the row begins whose quotation marks are wrong; null: none is. */
  readonly broken: number | null
}

/** Rows up to the first whose quotation marks are wrong. */
const soundRun = (csv: string, delimiter: string, from: number): Run => {
  const rows: Run['rows'] = []
  let broken: number | null = null
  let begin = from
  Papa.parse<string[]>(csv.slice(from), {
    delimiter,
    newline: '\n',
    fastMode: false,
    step: ({ data, errors, meta }, parser) => {
      if (errors.length > 0) {
        broken = begin
        parser.abort()
        return
      }
      const end = from + meta.cursor
      rows.push({ cells: data, begin, end })
      begin = end
    },
  })
  return { rows, broken }
}
