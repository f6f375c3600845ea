import Papa from 'papaparse'
import { MAX_CELLS } from '../bounds.ts'
import { type Column, columnsOf } from './columns.ts'

/** The delimiter and columns of a table, found from its header line. */
export interface Dialect {
  readonly delimiter: string
  readonly columns: readonly (Column | null)[]
  /** Offset of the first row after the header. */
  readonly start: number
}

/** A first line with too many columns. */
export const TOO_WIDE = 'too wide'

/** Maximum length of the first line, in characters. */
const MAX_HEADER_LENGTH = 16 * 1024

/** Excel's optional first line, 'sep=;'. */
const SEPARATOR_LINE = /^sep=.\n/i

/** Chooses the delimiter with which the header has the most known columns; null if there is no header. */
export const dialectOf = (csv: string): Dialect | typeof TOO_WIDE | null => {
  const from = SEPARATOR_LINE.exec(csv)?.[0].length ?? 0
  const skipped = from + (/^\s*\n/.exec(csv.slice(from))?.[0].length ?? 0)
  const head = csv.slice(skipped, skipped + MAX_HEADER_LENGTH)
  const found = [',', ';', '\t'].flatMap((delimiter) => headerWith(head, delimiter) ?? [])
  const dialects = found.filter((one) => one !== TOO_WIDE)
  if (found.length > dialects.length) return TOO_WIDE
  const best = dialects.toSorted((one, other) => known(other) - known(one))[0]
  return best ? { ...best, start: skipped + best.start } : null
}

const known = ({ columns }: Dialect): number => columns.filter((column) => column !== null).length

const headerWith = (csv: string, delimiter: string): Dialect | typeof TOO_WIDE | null => {
  const { data, meta } = Papa.parse<string[]>(csv, { delimiter, newline: '\n', preview: 1, fastMode: false })
  const headers = data[0] ?? []
  const columns = columnsOf(headers.slice(0, MAX_CELLS))
  if (columns && headers.length > MAX_CELLS) return TOO_WIDE
  return columns && { delimiter, columns, start: meta.cursor }
}
