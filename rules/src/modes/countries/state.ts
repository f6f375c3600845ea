import type { Millis } from '../../game/decider.ts'
import type { Player } from '../../game/player.ts'
import type { Clock } from '../../places/clock.ts'
import type { CountriesConfig, CountriesEndReason, CountryItem } from './events.ts'

/** CO5: with this many wrong places a country to find is missed. */
export const MAX_TRIES = 3

/** One country in one game. */
export interface CountryRound {
  readonly item: CountryItem
  readonly outcome: 'open' | 'found' | 'missed'
  /** Wrong places pointed at. */
  readonly wrong: readonly string[]
}

export interface CountriesState extends Clock {
  readonly phase: 'playing' | 'ended'
  readonly seed: string
  readonly config: CountriesConfig
  readonly seats: readonly [{ readonly player: Player }]
  /** In the order of the opening's items. */
  readonly rounds: readonly CountryRound[]
  /** Indices of the closed rounds, in the order of closing. */
  readonly closed: readonly number[]
  readonly ended: { readonly at: Millis; readonly reason: CountriesEndReason } | null
}

export const triesUsed = ({ wrong }: CountryRound): number => wrong.length + 1

/** CO9: the number of countries named, or found at the first try, counted from the rounds. */
export const scoreOf = ({ rounds }: CountriesState): number =>
  rounds.filter((round) => round.outcome === 'found' && triesUsed(round) === 1).length

/** Index of the country to find now; null if there is none, or if any may be named. */
export const askedItem = ({ phase, config, closed, rounds }: CountriesState): number | null =>
  phase === 'playing' && config.task === 'find' && closed.length < rounds.length ? closed.length : null
