import type { Question } from './item.ts'

/** A question as it is chosen from among others, without its text. */
export interface Candidate extends Pick<Question, 'id' | 'category' | 'difficulty'> {
  /** What it is about and where that is from, as `['chess', 'iran']`; none where nobody has said it. */
  readonly tags: readonly string[]
}

/** Q6: whether two questions are about the same, by one tag or more: side by side in a game they would tire, or tell. */
export const shareTag = (one: Pick<Candidate, 'tags'>, other: Pick<Candidate, 'tags'>): boolean =>
  one.tags.some((tag) => other.tags.includes(tag))
