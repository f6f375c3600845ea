/**
 * What kind of ending a game had: it decides the drawing, the sound and the motion of its result. `perfect`: every answer
 * right, every place found. `first`, `best`: the first score, and one above the player's previous best. `good` to `zero`: by
 * score. `void`: a match that did not count for anybody.
 */
export type ResultKind =
  | 'perfect'
  | 'first'
  | 'best'
  | 'good'
  | 'fair'
  | 'low'
  | 'zero'
  | 'win'
  | 'draw'
  | 'loss'
  | 'void'

/** How a game ended, as its player reads it. */
export interface Outcome {
  readonly kind: ResultKind
  /** The heading: 'New best: 21'. */
  readonly verdict: string
  /** One line below it. */
  readonly line: string
}

const GOOD = 0.7
const FAIR = 0.4

/** The kind of a score that is compared with nothing but its total. */
export const kindOfScore = (
  score: number,
  total: number,
): Extract<ResultKind, 'perfect' | 'good' | 'fair' | 'low' | 'zero'> => {
  if (score === 0) return 'zero'
  if (score >= total) return 'perfect'
  if (score >= GOOD * total) return 'good'
  return score >= FAIR * total ? 'fair' : 'low'
}

/** Endings that deserve a green card. */
const CELEBRATED: ReadonlySet<ResultKind> = new Set(['perfect', 'first', 'best', 'win'])

export const isCelebrated = (kind: ResultKind): boolean => CELEBRATED.has(kind)
