import { allowedTypos, formDistance } from '@trivium/rules/answers/edit-distance'
import { type NormalizedText, normalizeText } from '@trivium/rules/answers/normal-form'
import type { Flag } from './flags.ts'

interface Borne {
  readonly id: string
  readonly name: string
  readonly form: NormalizedText
}

/** Names of two places that are close enough to be mistyped for each other. */
export interface ClosePair {
  readonly errors: 1 | 2
  readonly names: readonly [string, string]
}

const borne = (places: readonly Pick<Flag, 'id' | 'names'>[]): Borne[] =>
  places.flatMap(({ id, names }) => names.map((name) => ({ id, name, form: normalizeText(name) })))

const pairsOf = (names: readonly Borne[]): (readonly [Borne, Borne])[] =>
  names.flatMap((a, at) =>
    names
      .slice(at + 1)
      .filter((b) => a.id !== b.id)
      .map((b) => [a, b] as const),
  )

/** Names shared by several places. */
export const sharedNames = (
  places: readonly Pick<Flag, 'id' | 'names'>[],
): { name: string; ids: string[] }[] =>
  [...Map.groupBy(borne(places), ({ form }) => form.key).values()]
    .map((same) => ({ name: same[0]!.name, ids: [...new Set(same.map(({ id }) => id))] }))
    .filter(({ ids }) => ids.length > 1)

/** Pairs within the number of typing errors allowed for the longer name, closest first. */
export const closeNames = (places: readonly Pick<Flag, 'id' | 'names'>[]): ClosePair[] =>
  pairsOf(borne(places))
    .map(([a, b]) => {
      const most = allowedTypos(Math.max(a.form.letters, b.form.letters))
      return { names: [a.name, b.name] as const, errors: formDistance(a.form, b.form, most) }
    })
    .filter((pair): pair is ClosePair => pair.errors === 1 || pair.errors === 2)
    .sort((a, b) => a.errors - b.errors)

/** Names that are the beginning of another place's name: 'Niger' of 'Nigeria'. */
export const namePrefixes = (
  places: readonly Pick<Flag, 'id' | 'names'>[],
): { name: string; longerNames: string[] }[] => {
  const names = borne(places)
  return names
    .map(({ id, name, form }) => ({
      name,
      longerNames: names
        .filter((other) => other.id !== id && other.form.key.startsWith(form.key))
        .map((other) => other.name),
    }))
    .filter(({ longerNames }) => longerNames.length > 0)
}
