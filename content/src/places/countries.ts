import type { Continent } from '@trivium/rules/places/regions'
import countries from '../../places/countries.json' with { type: 'json' }
import elsewhere from '../../places/elsewhere.json' with { type: 'json' }

/** One of the 197 countries on the map. */
export interface Country {
  /** ISO 3166 alpha-2; XK for Kosovo. */
  readonly id: string
  /** What is shown. */
  readonly name: string
  readonly region: Continent
  /** All names that are accepted; none that must be asked about (`AMBIGUOUS`). */
  readonly names: readonly string[]
  /** ISO 3166 alpha-2 and alpha-3, in capitals: answers when Enter is pressed, and never a misspelling of something. */
  readonly codes: readonly string[]
}

export const COUNTRIES = countries as readonly Country[]

/** A place with a flag that is none of those countries: its names are no misspellings of theirs. */
export type Elsewhere = Pick<Country, 'id' | 'name' | 'names'>

export const ELSEWHERE: readonly Elsewhere[] = elsewhere
