import type { CountriesView } from '@trivium/rules/modes/countries/view'
import type { FlagsView } from '@trivium/rules/modes/flags/view'

/** What a flag or a country quiz has beside its view. */
interface Books {
  readonly id: string
  /** Its results are in the books. */
  readonly settled: boolean
  /** The player's best of this region before this game; null: there was none. Of no meaning before it is settled. */
  readonly best: { readonly score: number; readonly ms: number } | null
}

/** What topic `game:{id}` carries of a flag quiz. */
export interface FlagsDocument extends FlagsView, Books {}

/** What topic `game:{id}` carries of a country quiz. */
export interface CountriesDocument extends CountriesView, Books {}
