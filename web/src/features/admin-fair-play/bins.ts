import { TIME_BIN } from '@trivium/wire/fair-play-cases'

/** How many of the wire's bins make one column. */
const A_COLUMN = 2
/** Seconds between two labels. */
const LABEL_EVERY = 2
/** Nobody reads, decides and clicks faster than this, ms: such columns are marked. */
const QUICK = 1_000

export interface TimeColumn {
  /** The text under the column; may be empty. */
  readonly label: string
  readonly value: number
  /** The range of the column: 'to 1.5 s'. */
  readonly words: string
  readonly isMarked: boolean
}

/** Answer times in columns of half a second; the last column holds everything slower. */
export const timeColumns = (bins: readonly number[]): TimeColumn[] =>
  Array.from({ length: Math.ceil(bins.length / A_COLUMN) }, (_, i) => {
    const from = i * A_COLUMN * TIME_BIN
    const to = from + A_COLUMN * TIME_BIN
    const isLast = (i + 1) * A_COLUMN >= bins.length
    const seconds = from / 1_000
    return {
      label: seconds % LABEL_EVERY === 0 ? String(seconds) : '',
      value: bins.slice(i * A_COLUMN, (i + 1) * A_COLUMN).reduce((sum, n) => sum + n, 0),
      words: isLast ? `${seconds} s and more` : `${seconds} to ${to / 1_000} s`,
      isMarked: to <= QUICK,
    }
  })

/** The share of answers within the marked columns, 0 to 1. */
export const quickShare = (columns: readonly TimeColumn[]): number => {
  const sum = (of: readonly TimeColumn[]) => of.reduce((total, { value }) => total + value, 0)
  const all = sum(columns)
  return all === 0 ? 0 : sum(columns.filter(({ isMarked }) => isMarked)) / all
}
