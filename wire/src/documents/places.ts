import type { CountriesView } from '@trivium/rules/modes/countries/view'
import type { FlagsView } from '@trivium/rules/modes/flags/view'

/** The fields of a flag or country quiz in addition to its view. */
interface Books {
  readonly id: string
  /** Whether the result has been saved. */
  readonly settled: boolean
  /**
   * The player's best result in this region before this game; null: none. Meaningless until the game is
   * settled.
   */
  readonly best: { readonly score: number; readonly ms: number } | null
}

/** The document that topic `game:{id}` carries for a flag quiz. */
export interface FlagsDocument extends FlagsView, Books {
  /** One thing to know about the flag that was missed last; null: it was found, or nothing is known. */
  readonly fact: string | null
}

/** The document that topic `game:{id}` carries for a country quiz. */
export interface CountriesDocument extends CountriesView, Books {}
