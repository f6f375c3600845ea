import type { Millis } from '../../game/decider.ts'
import type { Player } from '../../game/player.ts'
import type { Region } from '../../places/regions.ts'

/** The options of one country quiz. */
export interface CountriesConfig {
  readonly region: Region
  /** `name`: name all countries, in any order. `find`: find the current one, with three tries each. */
  readonly task: 'name' | 'find'
  /** On the map, or as a list that describes in words where each country lies. */
  readonly shown: 'map' | 'list'
  /** In the hard game, found countries are not coloured or labelled. */
  readonly hard: boolean
  /** Time for the whole quiz, ms; null: unlimited. */
  readonly limit: Millis | null
  /** False if only some of a region's countries are asked: then the result is not a score for the region. */
  readonly counts: boolean
}

/** A country as one game asks it, by its ISO 3166 alpha-2 code (XK: Kosovo). */
export interface CountryItem {
  readonly place: string
  readonly name: string
  /** Its location in words, without its name. List mode shows it as the question. */
  readonly clue: string
}

/** In this order: all countries found or missed; time limit reached; given up; nobody came back for a day. */
export type CountriesEndReason = 'completed' | 'time-over' | 'given-up' | 'left'

/** Everything that happens in a country quiz. `item` is an index into the opening's items. `at` never goes back. */
export type CountriesEvent =
  | {
      readonly type: 'opened'
      readonly at: Millis
      readonly seed: string
      readonly players: readonly [Player]
      readonly config: CountriesConfig
      /** In the order of asking. */
      readonly items: readonly CountryItem[]
    }
  | { readonly type: 'named'; readonly at: Millis; readonly item: number }
  /** A try at the current country; the third wrong one misses it. */
  | {
      readonly type: 'pointed'
      readonly at: Millis
      readonly item: number
      readonly place: string
      readonly right: boolean
    }
  /** The server restarted: the time since the last event does not count for the player. */
  | { readonly type: 'resumed'; readonly at: Millis }
  | { readonly type: 'ended'; readonly at: Millis; readonly reason: CountriesEndReason }

/** Commands of a country quiz. Only the server sends `resume`, `tick`, `withdraw`. */
export type CountriesCommand =
  /**
   * The player names a country; the server has resolved the name to a place. Naming it twice changes nothing.
   */
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
