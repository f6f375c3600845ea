import type { Millis } from '../../game/decider.ts'
import type { CountriesConfig, CountriesEndReason } from './events.ts'

/** The country that is to be found now. */
export interface CountryAsked {
  readonly item: number
  /** On the map: its name; in the list: null. */
  readonly name: string | null
  /** In the list: where it lies; on the map: null. */
  readonly clue: string | null
  /** Places pointed at in vain. */
  readonly wrong: readonly string[]
}

/** A country that is closed. `tries` 1 to 3; named ones: 1. */
export interface CountryFound {
  readonly place: string
  readonly tries: number
}

/** All that the player may know now. What is missing is told when the game has ended, or its three tries are over. */
export interface CountriesView {
  readonly mode: 'countries'
  readonly phase: 'playing' | 'ended'
  readonly config: CountriesConfig
  readonly total: number
  /** In the order they were found in. */
  readonly found: readonly CountryFound[]
  /** Missed after three tries; once it has ended, all that were not found. */
  readonly missed: readonly string[]
  /** Countries that count: named, or found at the first try. */
  readonly score: number
  readonly asked: CountryAsked | null
  /** What has just been closed; `tries` null: missed. */
  readonly last: { readonly place: string; readonly tries: number | null } | null
  /** The clock counts up from here; moved on by restarts of the server. */
  readonly startedAt: Millis
  /** null: no limit. */
  readonly endsAt: Millis | null
  readonly ended: { readonly at: Millis; readonly reason: CountriesEndReason } | null
}
