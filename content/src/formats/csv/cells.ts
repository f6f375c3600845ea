import { tidyLine } from '@trivium/wire/documents/quiz-text'
import type { Column, ColumnContent } from './columns.ts'
import { unprotectCell } from './formula.ts'

/**
 * A cell's text, and its column's number among the columns of the same content. Numbers start at 1; empty
 * cells leave gaps.
 */
export interface NumberedText {
  readonly text: string
  readonly place: number
}

/** The non-empty cells of a row by content, in the order of their numbers. */
export interface Cells {
  readonly placed: (content: ColumnContent) => NumberedText[]
  readonly texts: (content: ColumnContent) => string[]
  /** The tidied text of a single-line cell; '' if there is none. */
  readonly line: (content: ColumnContent) => string
}

export const cellsOf = (columns: readonly (Column | null)[], row: readonly string[]): Cells => {
  const byContent = new Map<ColumnContent, NumberedText[]>()
  for (const [at, cell] of row.entries()) {
    const column = columns[at]
    if (!column) continue
    const there = byContent.get(column.content) ?? []
    there.push(...partsOf(cell, column).filter(({ text }) => text.trim() !== ''))
    byContent.set(column.content, there)
  }
  const placed = (content: ColumnContent): NumberedText[] =>
    (byContent.get(content) ?? []).toSorted((one, other) => one.place - other.place)
  const texts = (content: ColumnContent): string[] => placed(content).map(({ text }) => text)
  return { placed, texts, line: (content) => tidyLine(texts(content)[0] ?? '') }
}

const partsOf = (cell: string, { list, place }: Column): NumberedText[] =>
  (list ? cell.split('|') : [cell]).map((text, at) => ({ text: unprotectCell(text), place: place + at }))
