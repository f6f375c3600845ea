import type { NormalizedText } from './normal-form.ts'

/** T6: how many typing errors are forgiven in a name of this many letters. */
export const allowedTypos = (letters: number): 0 | 1 | 2 => (letters < 5 ? 0 : letters <= 8 ? 1 : 2)

/**
 * T5: the smallest number of typing errors that turn one text into the other: a letter omitted, inserted, substituted,
 * or swapped with its neighbour. Infinity if it exceeds `limit`. This is Damerau's distance in its restricted
 * form ("optimal string alignment"): no letter is part of two errors.
 */
export const editDistance = (a: ArrayLike<string>, b: ArrayLike<string>, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return Infinity
  const start = commonStart(a, b)
  const end = commonEnd(a, b, start)
  const [rows, columns] = [a.length - start - end, b.length - start - end]
  if (rows === 0 || columns === 0) return rows + columns
  // A cell this far from the diagonal exceeds the limit, so each row has only the cells beside it.
  let twoBefore: number[] = []
  let before: number[] = []
  let row: number[] = []
  for (let j = 0; j <= Math.min(columns, limit + 1); j++) before[j] = j
  for (let i = 1; i <= rows; i++) {
    const [from, to] = [Math.max(1, i - limit), Math.min(columns, i + limit)]
    let fewest = from === 1 ? i : Infinity
    row[from - 1] = fewest
    row[to + 1] = Infinity
    for (let j = from; j <= to; j++) {
      const [x, y] = [start + i - 1, start + j - 1]
      let errors = before[j - 1]! + (a[x] === b[y] ? 0 : 1)
      errors = Math.min(errors, before[j]! + 1, row[j - 1]! + 1)
      const swapped = i > 1 && j > 1 && a[x] === b[y - 1] && a[x - 1] === b[y]
      if (swapped) errors = Math.min(errors, twoBefore[j - 2]! + 1)
      row[j] = errors
      if (errors < fewest) fewest = errors
    }
    if (fewest > limit) return Infinity
    const free = twoBefore
    twoBefore = before
    before = row
    row = free
  }
  const errors = before[columns]!
  return errors <= limit ? errors : Infinity
}

/** How many letters both texts begin with; they change no distance. */
const commonStart = (a: ArrayLike<string>, b: ArrayLike<string>): number => {
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same++
  return same
}

/** How many letters both texts end with, after those that they begin with. */
const commonEnd = (a: ArrayLike<string>, b: ArrayLike<string>, start: number): number => {
  const most = Math.min(a.length, b.length) - start
  let same = 0
  while (same < most && a[a.length - 1 - same] === b[b.length - 1 - same]) same++
  return same
}

/** The number of typing errors between a text and a name; Infinity also if their fixed parts differ (T8). */
export const formDistance = (typed: NormalizedText, name: NormalizedText, limit: number): number =>
  typed.fixed === name.fixed ? editDistance(typed.symbols, name.symbols, limit) : Infinity
