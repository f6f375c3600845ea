import Papa from 'papaparse'
import { protectCell } from './formula.ts'

/** Writes a table for spreadsheets, with a byte order mark and without formulas. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => row.map(protectCell)),
    { newline: '\r\n' },
  )}\r\n`
