import type { Question } from './item.ts'
import type { Media } from './media.ts'

/** A question in a selection, without its text. */
export interface Candidate extends Pick<Question, 'id' | 'category' | 'difficulty'> {
  /** Its subject and origin, such as `['chess', 'iran']`; empty if nobody has tagged it. */
  readonly tags: readonly string[]
  /** Whether it is asked with a picture or a sound. */
  readonly mediaKind?: Media['kind']
}

/**
 * Q6: whether two questions share a tag, or both have a sound. In one game two such questions would be tiresome, or give each
 * other's answers away.
 */
export const shareTag = (
  one: Pick<Candidate, 'tags' | 'mediaKind'>,
  other: Pick<Candidate, 'tags' | 'mediaKind'>,
): boolean =>
  (one.mediaKind === 'sound' && other.mediaKind === 'sound') ||
  one.tags.some((tag) => other.tags.includes(tag))

/** D20: what a question is about: its first tag; null if nobody has tagged it. */
export const subjectOf = ({ tags }: Pick<Candidate, 'tags'>): string | null => tags[0] ?? null
