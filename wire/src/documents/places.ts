import type { CountriesView } from '@trivium/rules/modes/countries/view'
import type { FlagsView } from '@trivium/rules/modes/flags/view'

/** The fields of a flag or country quiz besides its view. */
interface Books {
  readonly id: string
  /** Its result has been saved. */
  readonly settled: boolean
  /** The player's best of this region before this game; null: none. Meaningless until the game is settled. */
  readonly best: { readonly score: number; readonly ms: number } | null
}

/** What topic `game:{id}` carries for a flag quiz. */
export interface FlagsDocument extends FlagsView, Books {}

/** What topic `game:{id}` carries for a country quiz. */
export interface CountriesDocument extends CountriesView, Books {}
