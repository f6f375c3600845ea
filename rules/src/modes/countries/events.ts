import type { Millis } from '../../game/decider.ts'
import type { Player } from '../../game/player.ts'
import type { Region } from '../../places/regions.ts'

/** How one country quiz is played. */
export interface CountriesConfig {
  readonly region: Region
  /** Name them all, in any order; or find the one that is asked, three tries each. */
  readonly task: 'name' | 'find'
  /** On the map, or as a list that says where each country lies in words. */
  readonly shown: 'map' | 'list'
  /** Hard: what was found is neither coloured nor labelled. */
  readonly hard: boolean
  /** Time for the whole, ms; null: none. */
  readonly limit: Millis | null
  /** False where only some of a region's countries are asked: it is no score of the region. */
  readonly counts: boolean
}

/** A country as one game asks it, by its ISO 3166 alpha-2 code (XK: Kosovo). */
export interface CountryItem {
  readonly place: string
  readonly name: string
  /** Where it lies, in words, without its name: what list mode asks by. */
  readonly clue: string
}

/** All found or missed; the limit is over; the player has had enough; nobody came back for a day. */
export type CountriesEndReason = 'completed' | 'time-over' | 'given-up' | 'left'

/** Everything that happens in a country quiz. `item` is an index into the opening's items. `at` never goes back. */
export type CountriesEvent =
  | {
      readonly type: 'opened'
      readonly at: Millis
      readonly seed: string
      readonly players: readonly [Player]
      readonly config: CountriesConfig
      /** In the order they are asked in. */
      readonly items: readonly CountryItem[]
    }
  | { readonly type: 'named'; readonly at: Millis; readonly item: number }
  /** A try at the country that is asked; the third wrong one misses it. */
  | {
      readonly type: 'pointed'
      readonly at: Millis
      readonly item: number
      readonly place: string
      readonly right: boolean
    }
  /** The server was started again: the time since the last event is not the player's. */
  | { readonly type: 'resumed'; readonly at: Millis }
  | { readonly type: 'ended'; readonly at: Millis; readonly reason: CountriesEndReason }

/** What can be asked of a country quiz. The server alone asks `resume`, `tick`, `withdraw`. */
export type CountriesCommand =
  /** A country that was named; the server has read the name. Named twice, nothing changes. */
  | { readonly type: 'name'; readonly place: string }
  | { readonly type: 'point'; readonly item: number; readonly place: string }
  | { readonly type: 'give-up' }
  | { readonly type: 'resume' }
  | { readonly type: 'tick' }
  | { readonly type: 'withdraw' }

export type CountriesRefusal =
  | 'game-over'
  | 'question-not-open'
  | 'question-closed'
  | 'already-answered'
  | 'no-such-choice'
  | 'no-such-answer'
  | 'answered-late'
  | 'nothing-due'
