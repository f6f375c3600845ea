import { countries } from 'countries-list'
import { COUNTRIES, type Country } from '../places/countries.ts'

/** The country with that code of ISO 3166. */
export const countryOf = (id: string): Country | undefined => COUNTRIES.find((country) => country.id === id)

/** The country that is shown under that name. */
export const countryNamed = (name: string): Country | undefined =>
  COUNTRIES.find((country) => country.name === name)

const listed = (id: string): { capital: string; currency: readonly string[] } | undefined =>
  Object.entries(countries).find(([code]) => code === id)?.[1]

/** Where `countries-list` has an older spelling. */
const SPELT: Readonly<Record<string, string>> = { MN: 'Ulaanbaatar', IS: 'Reykjavík' }

/** Its capital, as `countries-list` has it; '' for none. */
export const capitalOf = (id: string): string => SPELT[id] ?? listed(id)?.capital ?? ''

/** The codes of its currencies, by ISO 4217. */
export const currenciesOf = (id: string): readonly string[] => listed(id)?.currency ?? []
