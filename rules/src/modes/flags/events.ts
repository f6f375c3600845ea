import type { Millis } from '../../game/decider.ts'
import type { Player } from '../../game/player.ts'
import type { Region } from '../../places/regions.ts'

/** The options of one flag quiz. */
export interface FlagsConfig {
  readonly region: Region
  /** How flags are answered: in words, or by one of four names. */
  readonly answers: 'typed' | 'choices'
  /** In the hard game, the choices are names of flags that look alike. */
  readonly hard: boolean
  /** False if only some of a region's flags are asked: then the result is not a score for the region. */
  readonly counts: boolean
}

/** A flag as one game asks it. Places are ISO 3166 alpha-2 codes (XK: Kosovo). */
export interface FlagItem {
  readonly place: string
  readonly name: string
  /** Every place this flag stands for: the place itself and those that share its flag. */
  readonly accepts: readonly string[]
  /** Part of the picture's address: 20 characters of base 58 that reveal nothing about the place. */
  readonly image: string
  /** Names, in this game's order; null: answered in words. */
  readonly choices: readonly string[] | null
  /** Index of the right choice; null: answered in words. */
  readonly right: number | null
}

/** In this order: all flags closed; given up; nobody came back for a day. */
export type FlagsEndReason = 'completed' | 'given-up' | 'left'

/** Everything that happens in a flag quiz. `item` is an index into the opening's items. `at` never goes back. */
export type FlagsEvent =
  | {
      readonly type: 'opened'
      readonly at: Millis
      readonly seed: string
      readonly players: readonly [Player]
      readonly config: FlagsConfig
      readonly items: readonly FlagItem[]
    }
  /** A place was named. Right: the flag is found. Wrong: it stays open, up to 20 places in all. */
  | {
      readonly type: 'guessed'
      readonly at: Millis
      readonly item: number
      readonly place: string
      readonly right: boolean
    }
  /** One of the four choices; the flag is found or missed. */
  | {
      readonly type: 'chosen'
      readonly at: Millis
      readonly item: number
      readonly choice: number
      readonly right: boolean
    }
  /** The flag moves to the end of the open ones and comes back later. */
  | { readonly type: 'skipped'; readonly at: Millis; readonly item: number }
  /** The server restarted: the time since the last event does not count for the player. */
  | { readonly type: 'resumed'; readonly at: Millis }
  | { readonly type: 'ended'; readonly at: Millis; readonly reason: FlagsEndReason }

/** Commands of a flag quiz. Only the server sends `resume`, `tick`, `withdraw`. */
export type FlagsCommand =
  /** The player names a place in words; the server has resolved the name to a place. */
  | { readonly type: 'guess'; readonly item: number; readonly place: string }
  | { readonly type: 'choose'; readonly item: number; readonly choice: number }
  | { readonly type: 'skip'; readonly item: number }
  | { readonly type: 'give-up' }
  | { readonly type: 'resume' }
  | { readonly type: 'tick' }
  | { readonly type: 'withdraw' }

export type FlagsRefusal =
  | 'game-over'
  | 'question-not-open'
  | 'question-closed'
  | 'no-such-choice'
  | 'no-such-answer'
  | 'nothing-due'
