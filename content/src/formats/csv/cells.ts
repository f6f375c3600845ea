import { tidyLine } from '@trivium/wire/documents/quiz'
import type { Column, Content } from './columns.ts'
import { unprotectCell } from './formula.ts'

/** What stands in a cell and the number of its column among those of its content, from 1: some may be empty. */
export interface Placed {
  readonly text: string
  readonly place: number
}

/** A row's cells by what they hold, empty ones left out, in the order of their numbers. */
export interface Cells {
  readonly placed: (content: Content) => Placed[]
  readonly texts: (content: Content) => string[]
  /** Tidied, for what is of one line; empty without such a cell. */
  readonly line: (content: Content) => string
}

export const cellsOf = (columns: readonly (Column | null)[], row: readonly string[]): Cells => {
  const byContent = new Map<Content, Placed[]>()
  for (const [at, cell] of row.entries()) {
    const column = columns[at]
    if (!column) continue
    const there = byContent.get(column.content) ?? []
    there.push(...partsOf(cell, column).filter(({ text }) => text.trim() !== ''))
    byContent.set(column.content, there)
  }
  const placed = (content: Content): Placed[] =>
    (byContent.get(content) ?? []).toSorted((one, other) => one.place - other.place)
  const texts = (content: Content): string[] => placed(content).map(({ text }) => text)
  return { placed, texts, line: (content) => tidyLine(texts(content)[0] ?? '') }
}

const partsOf = (cell: string, { list, place }: Column): Placed[] =>
  (list ? cell.split('|') : [cell]).map((text, at) => ({ text: unprotectCell(text), place: place + at }))
