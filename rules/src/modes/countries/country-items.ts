import type { CountryPlace } from '../../places/catalogue.ts'
import type { Region } from '../../places/regions.ts'
import { randomFrom, shuffled } from '../../random.ts'
import type { CountryItem } from './events.ts'

/** The input for the items of one game. */
interface CountriesWanted {
  readonly countries: readonly CountryPlace[]
  readonly region: Region
  readonly seed: string
  /** If given, only these places of the region. */
  readonly only?: readonly string[]
}

/** CO1: the countries of a region in the order that follows from the seed. */
export const countryItems = ({ countries, region, seed, only }: CountriesWanted): CountryItem[] => {
  const asked = countries.filter(
    (country) => (region === 'all' || country.region === region) && (only?.includes(country.id) ?? true),
  )
  return shuffled(asked, randomFrom(seed)).map(({ id, name, clue }) => ({ place: id, name, clue }))
}
