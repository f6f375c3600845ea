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
  let twoBefore: number[] = []
  let before = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(a, b, i, before, twoBefore)
    if (Math.min(...row) > limit) return Infinity
    twoBefore = before
    before = row
  }
  const errors = before[b.length] as number
  return errors <= limit ? errors : Infinity
}

/**
 * The number of typing errors from the first `i` letters of `a` to each prefix of `b`, computed from the two
 * previous rows.
 */
const nextRow = (
  a: ArrayLike<string>,
  b: ArrayLike<string>,
  i: number,
  before: readonly number[],
  twoBefore: readonly number[],
): number[] => {
  const row = [i]
  for (let j = 1; j <= b.length; j++) {
    const taken = before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    row.push(Math.min(taken, before[j]! + 1, row[j - 1]! + 1, swapped ? twoBefore[j - 2]! + 1 : Infinity))
  }
  return row
}

/** The number of typing errors between a text and a name; Infinity also if their fixed parts differ (T8). */
export const formDistance = (typed: NormalizedText, name: NormalizedText, limit: number): number =>
  typed.fixed === name.fixed ? editDistance(typed.symbols, name.symbols, limit) : Infinity
