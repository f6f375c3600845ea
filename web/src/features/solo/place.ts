import type { SoloDocument } from '@trivium/wire/documents/solo'

/** The number of this question: '3 of 10', or '3' in an endless game. */
export const placeOf = ({ index, total }: Pick<SoloDocument, 'index' | 'total'>): string =>
  total === null ? `${index + 1}` : `${index + 1} of ${total}`

/** Maximum number of milestones shown. */
const STRETCH = 10

export interface Stretch {
  readonly marks: readonly boolean[]
  readonly total: number
  /** The index of the first question shown. */
  readonly first: number
  /** The milestone of the question open or closed last, counted from the first one shown. */
  readonly at: number
}

/** The milestones shown: all of a short game, and of a long one the ten around the player. */
export const stretchOf = ({
  index,
  total,
  marks,
}: Pick<SoloDocument, 'index' | 'total' | 'marks'>): Stretch => {
  const here = Math.max(index, 0)
  if (total !== null && total <= STRETCH + 2) return { first: 0, marks, total, at: here }
  const first = here - (here % STRETCH)
  return {
    first,
    marks: marks.slice(first, first + STRETCH),
    total: total === null ? STRETCH : Math.min(STRETCH, total - first),
    at: here - first,
  }
}
