import { countries } from 'countries-list'
import { COUNTRIES, type Country } from '../places/countries.ts'

/** The country with an ISO 3166 code. */
export const countryOf = (id: string): Country | undefined => COUNTRIES.find((country) => country.id === id)

/** The country shown under a name. */
export const countryNamed = (name: string): Country | undefined =>
  COUNTRIES.find((country) => country.name === name)

const listed = (id: string): { capital: string; currency: readonly string[] } | undefined =>
  Object.entries(countries).find(([code]) => code === id)?.[1]

/** Current spellings where `countries-list` has older ones. */
const SPELT: Readonly<Record<string, string>> = { MN: 'Ulaanbaatar', IS: 'Reykjavík' }

/** A country's capital according to `countries-list`; '' for none. */
export const capitalOf = (id: string): string => SPELT[id] ?? listed(id)?.capital ?? ''

/** The ISO 4217 codes of a country's currencies. */
export const currenciesOf = (id: string): readonly string[] => listed(id)?.currency ?? []
