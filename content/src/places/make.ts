import type { AmbiguousName } from '@trivium/rules/answers/matcher'
import { normalizeText } from '@trivium/rules/answers/normal-form'

import { closenessOf } from './closeness.ts'
import type { Country, OtherPlace } from './countries.ts'
import type { Flag } from './flags.ts'
import type { ListedName } from './name-lists.ts'
import { CONTINENTS, idsOf, type Sources } from './sources.ts'
import { guardedTitles } from './titles.ts'

export interface Catalogue {
  readonly countries: readonly Country[]
  readonly elsewhere: readonly OtherPlace[]
  readonly flags: readonly Flag[]
  readonly ambiguous: readonly AmbiguousName[]
}

/** Data from external lists: names, CLDR's first, and codes besides the alpha-2. */
export interface Lists {
  readonly names: readonly ListedName[]
  readonly codes: ReadonlyMap<string, readonly string[]>
}

/** Generates the catalogue from the handwritten sources and the lists, in the order of the codes. */
export const makeCatalogue = (sources: Sources, lists: Lists): Catalogue => {
  const listed = Map.groupBy(lists.names, ({ id }) => id)
  const onMap = new Set(Object.values(sources.regions).flatMap(({ countries }) => countries))
  const plain = idsOf(sources)
    .sort()
    .map((id) => {
      const names = (listed.get(id) ?? []).map(({ name }) => name)
      const name = sources.display[id]?.name ?? displayName(names[0] ?? id)
      return {
        id,
        name,
        region: regionOf(sources, id),
        names: told(sources, [name, ...(sources.also[id] ?? []), ...names]),
        codes: [id, ...(lists.codes.get(id) ?? [])],
        group: sources.groups.find((group) => group.includes(id))?.filter((other) => other !== id) ?? [],
        alike: closenessOf(sources, id),
      }
    })
  const titles = guardedTitles(plain, sources.ambiguous)
  const flags = plain.map((flag) => ({ ...flag, names: [...flag.names, ...(titles.get(flag.id) ?? [])] }))
  const countries = flags.flatMap(({ id, name, region, names, codes }) =>
    region && onMap.has(id) ? [{ id, name, region, names, codes }] : [],
  )
  const elsewhere = flags.flatMap(({ id, name, names }) => (onMap.has(id) ? [] : [{ id, name, names }]))
  return { countries, elsewhere, flags, ambiguous: sources.ambiguous.map(({ name, ids }) => ({ name, ids })) }
}

/** The usual spelling: 'Saint Lucia', 'Antigua and Barbuda'. */
const displayName = (name: string): string => name.replaceAll(' & ', ' and ').replace(/^St\.? /, 'Saint ')

const regionOf = ({ regions }: Sources, id: string): Flag['region'] =>
  CONTINENTS.find((continent) => {
    const { countries, territories } = regions[continent]
    return countries.includes(id) || territories.includes(id)
  }) ?? null

/** Each name once by the matcher's normal form, without ambiguous ones. */
const told = ({ ambiguous }: Sources, names: readonly string[]): string[] => {
  const seen = new Set(ambiguous.map(({ name }) => normalizeText(name).key))
  return names.filter((name) => {
    const { key } = normalizeText(name)
    return !seen.has(key) && seen.add(key)
  })
}
