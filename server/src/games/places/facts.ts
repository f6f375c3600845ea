import { whereabouts } from '@trivium/content/maps/clues'
import { FLAGS } from '@trivium/content/places/flags'
import { HARD_ONLY } from '@trivium/rules/places/catalogue'

const flagNamed = (name: string) => FLAGS.find((flag) => flag.name === name)

/** What makes two flags easy to confuse; null: they are not. */
const likeness = (place: string, answer: string): string | null => {
  const closeness = flagNamed(answer)?.alike.find(({ id }) => id === place)?.closeness ?? Infinity
  if (closeness > HARD_ONLY) return null
  // Mirrored flags are the ones at the limit itself.
  return closeness === HARD_ONLY
    ? `${answer} has it the other way round.`
    : `${answer} looks almost the same.`
}

/** One thing to know about a place that was missed: how the wrong answer is like it, or where it is. Null: neither is known. */
export const factOf = (place: string, answer: string | null): string | null =>
  (answer === null ? null : likeness(place, answer)) ?? whereabouts(place)
