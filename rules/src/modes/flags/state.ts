import type { Millis } from '../../game/decider.ts'
import type { Player } from '../../game/player.ts'
import type { Clock } from '../../places/clock.ts'
import type { FlagItem, FlagsConfig, FlagsEndReason } from './events.ts'

/** FL3: with this many wrong places a flag is missed; otherwise a script could try all names. */
export const MAX_WRONG_PLACES = 20

/** One flag in one game. */
export interface FlagRound {
  readonly item: FlagItem
  readonly outcome: 'open' | 'found' | 'missed'
  /** Wrong places named. */
  readonly wrong: readonly string[]
  /** Index into its choices; null: none was chosen. */
  readonly choice: number | null
  readonly skipped: boolean
}

export interface FlagsState extends Clock {
  readonly phase: 'playing' | 'ended'
  readonly seed: string
  readonly config: FlagsConfig
  readonly seats: readonly [{ readonly player: Player }]
  /** In the order of the opening's items. */
  readonly rounds: readonly FlagRound[]
  /** Indices of the open flags, the current one first. */
  readonly line: readonly number[]
  /** Index of the flag that was closed last. */
  readonly closedLast: number | null
  readonly ended: { readonly at: Millis; readonly reason: FlagsEndReason } | null
}

/** FL10: the number of flags found, counted from the rounds. */
export const scoreOf = ({ rounds }: FlagsState): number =>
  rounds.filter(({ outcome }) => outcome === 'found').length

/** FL8: the duration of a finished game, ms; 0 while it is in progress. */
export const durationOf = ({ startedAt, ended }: FlagsState): Millis =>
  ended === null ? 0 : ended.at - startedAt
