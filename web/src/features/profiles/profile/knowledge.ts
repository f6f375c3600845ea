import type { SmallWorld } from '@trivium/content/maps/small-maps'
import { REGIONS } from '@trivium/rules/places/regions'
import { REGION_TITLES } from '../../../places/region-titles.ts'
import type { Highlights } from '../highlights.ts'

/** What a player knows of a country. */
export type Knowledge = 'both' | 'country' | 'flag' | 'nothing'

/** Knowledge by country, from the codes that are known. */
export const knowledgeOf = (
  { flags, countries }: Highlights['known'],
  ids: readonly string[],
): ReadonlyMap<string, Knowledge> => {
  const [ofFlags, ofCountries] = [new Set(flags), new Set(countries)]
  return new Map(
    ids.map((id) => {
      if (!ofCountries.has(id)) return [id, ofFlags.has(id) ? 'flag' : 'nothing']
      return [id, ofFlags.has(id) ? 'both' : 'country']
    }),
  )
}

/** By continent: the countries known, and the countries whose flag is known. */
export const knowledgeRows = (
  knowledge: ReadonlyMap<string, Knowledge>,
  countries: SmallWorld['countries'],
): readonly (readonly string[])[] =>
  REGIONS.flatMap((region) => {
    const own = Object.keys(countries).filter((id) => countries[id]?.region === region)
    if (own.length === 0) return []
    const count = (...kinds: Knowledge[]) =>
      own.filter((id) => kinds.includes(knowledge.get(id) ?? 'nothing')).length
    return [
      [
        REGION_TITLES[region],
        `${count('both', 'country')} of ${own.length}`,
        `${count('both', 'flag')} of ${own.length}`,
      ],
    ]
  })

/** '41 countries and 1 flag so far' */
export const knowledgeSummary = ({ flags, countries }: Highlights['known']): string => {
  const numbered = (count: number, one: string, many: string) =>
    `${count.toLocaleString('en')} ${count === 1 ? one : many}`
  return flags.length + countries.length === 0
    ? 'No countries yet: the map fills with every right answer.'
    : `${numbered(countries.length, 'country', 'countries')} and ${numbered(flags.length, 'flag', 'flags')} so far`
}
