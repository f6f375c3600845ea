import type { Continent } from './regions.ts'

/** A place whose flag is asked, as the catalogue has it. Places are ISO 3166 alpha-2 codes (XK: Kosovo). */
export interface FlagPlace {
  readonly id: string
  readonly name: string
  /** null: of no continent, asked in 'all' alone. */
  readonly region: Continent | null
  /** The other places whose flag is the same. */
  readonly group: readonly string[]
  /**
   * Flags that look like this one; they have this one in theirs. `closeness` is how far apart the two are, in percent:
   * the smallest is the nearest.
   */
  readonly alike: readonly { readonly id: string; readonly closeness: number }[]
}

/** FL13: up to this closeness two flags are choices of one question in the hard variant alone. */
export const HARD_ONLY = 6

/** A country that is asked on the map or in the list. */
export interface CountryPlace {
  readonly id: string
  readonly name: string
  readonly region: Continent
  /** Where it lies, in words, without its name. */
  readonly clue: string
}
