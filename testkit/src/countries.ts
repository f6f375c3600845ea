import { clueOf } from '@trivium/content/maps/clues'
import { COUNTRIES, type Country } from '@trivium/content/places/countries'
import type { Region } from '@trivium/rules/places/regions'

/** The countries that a region's quiz asks. */
export const countriesOf = (region: Region): readonly Country[] =>
  COUNTRIES.filter((country) => region === 'all' || country.region === region)

/** The country with this name. */
export const countryNamed = (name: string): Country => {
  const found = COUNTRIES.find((country) => country.name === name)
  if (found === undefined) throw new Error(`The catalogue has no country '${name}'.`)
  return found
}

/** The country that list mode describes with this clue. */
export const countryByClue = (clue: string): Country => {
  const found = COUNTRIES.find(({ id }) => clueOf(id) === clue)
  if (found === undefined) throw new Error(`No country lies '${clue}'.`)
  return found
}
