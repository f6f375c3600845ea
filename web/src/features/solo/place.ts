import type { SoloDocument } from '@trivium/wire/documents/solo'

/** Which question this is: '3 of 10', or '3' where there is no end. */
export const placeOf = ({ index, total }: Pick<SoloDocument, 'index' | 'total'>): string =>
  total === null ? `${index + 1}` : `${index + 1} of ${total}`

/** Milestones that are shown at once. */
const STRETCH = 10

export interface Stretch {
  readonly marks: readonly boolean[]
  readonly total: number
  /** The milestone of the question that is open or was closed last, counted from the stretch's first. */
  readonly at: number
}

/** The part of the way that is shown: all of a short game, and of a long one the ten that the player is in. */
export const stretchOf = ({
  index,
  total,
  marks,
}: Pick<SoloDocument, 'index' | 'total' | 'marks'>): Stretch => {
  const here = Math.max(index, 0)
  if (total !== null && total <= STRETCH + 2) return { marks, total, at: here }
  const first = here - (here % STRETCH)
  return {
    marks: marks.slice(first, first + STRETCH),
    total: total === null ? STRETCH : Math.min(STRETCH, total - first),
    at: here - first,
  }
}
