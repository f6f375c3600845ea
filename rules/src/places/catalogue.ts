import type { Continent } from './regions.ts'

/** A place with a flag, from the catalogue. Places are ISO 3166 alpha-2 codes (XK: Kosovo). */
export interface FlagPlace {
  readonly id: string
  readonly name: string
  /** null: the place belongs to no continent and is asked only in 'all'. */
  readonly region: Continent | null
  /** The other places with the same flag. */
  readonly group: readonly string[]
  /**
   * Flags that look like this one; the relation is mutual. `closeness` is the distance between the two, in percent:
   * smaller is more similar.
   */
  readonly alike: readonly { readonly id: string; readonly closeness: number }[]
}

/** FL13: up to this closeness two flags appear together as choices only in the hard game. */
export const HARD_ONLY = 6

/** A country that a quiz asks for on the map or in the list. */
export interface CountryPlace {
  readonly id: string
  readonly name: string
  readonly region: Continent
  /** Its location in words, without its name. */
  readonly clue: string
}
