import Papa from 'papaparse'
import { type Column, columnsOf } from './columns.ts'

/** How a table is written, told by its header line. */
export interface Dialect {
  readonly delimiter: string
  readonly columns: readonly (Column | null)[]
  /** Offset of the first row after the header. */
  readonly start: number
}

/** Excel's own first line, 'sep=;'. */
const SEPARATOR_LINE = /^sep=.\n/i

/** Takes the delimiter under which the header names most columns that we know; null: there is no header. */
export const dialectOf = (csv: string): Dialect | null => {
  const from = SEPARATOR_LINE.exec(csv)?.[0].length ?? 0
  const skipped = from + (/^\s*\n/.exec(csv.slice(from))?.[0].length ?? 0)
  const dialects = [',', ';', '\t'].flatMap((delimiter) => headerWith(csv.slice(skipped), delimiter) ?? [])
  const best = dialects.toSorted((one, other) => known(other) - known(one))[0]
  return best ? { ...best, start: skipped + best.start } : null
}

const known = ({ columns }: Dialect): number => columns.filter((column) => column !== null).length

const headerWith = (csv: string, delimiter: string): Dialect | null => {
  const { data, meta } = Papa.parse<string[]>(csv, { delimiter, newline: '\n', preview: 1, fastMode: false })
  const columns = columnsOf(data[0] ?? [])
  return columns && { delimiter, columns, start: meta.cursor }
}
