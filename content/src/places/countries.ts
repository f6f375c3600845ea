import type { Continent } from '@trivium/rules/places/regions'
import countries from '../../places/countries.json' with { type: 'json' }
import elsewhere from '../../places/elsewhere.json' with { type: 'json' }

/** One of the 197 countries on the map. */
export interface Country {
  /** ISO 3166 alpha-2; XK for Kosovo. */
  readonly id: string
  /** The displayed name. */
  readonly name: string
  readonly region: Continent
  /** All accepted names, without ambiguous ones (`AMBIGUOUS`). */
  readonly names: readonly string[]
  /** ISO 3166 alpha-2 and alpha-3, in capitals: accepted when Enter is pressed, and never treated as typos. */
  readonly codes: readonly string[]
}

export const COUNTRIES = countries as readonly Country[]

/** A place with a flag that is not one of those countries: its names are never treated as typos of theirs. */
export type OtherPlace = Pick<Country, 'id' | 'name' | 'names'>

export const OTHER_PLACES: readonly OtherPlace[] = elsewhere
