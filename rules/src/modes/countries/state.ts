import type { Millis } from '../../game/decider.ts'
import type { Player } from '../../game/player.ts'
import type { Clock } from '../../places/clock.ts'
import type { CountriesConfig, CountriesEndReason, CountryItem } from './events.ts'

/** CO5: with so many wrong places a country that is to be found is missed. */
export const MAX_TRIES = 3

/** One country in one game. */
export interface CountryRound {
  readonly item: CountryItem
  readonly outcome: 'open' | 'found' | 'missed'
  /** Places pointed at in vain. */
  readonly wrong: readonly string[]
}

export interface CountriesState extends Clock {
  readonly phase: 'playing' | 'ended'
  readonly seed: string
  readonly config: CountriesConfig
  readonly seats: readonly [{ readonly player: Player }]
  /** In the order of the opening's items. */
  readonly rounds: readonly CountryRound[]
  /** Indices of those that are closed, in the order they were closed in. */
  readonly closed: readonly number[]
  readonly ended: { readonly at: Millis; readonly reason: CountriesEndReason } | null
}

export const triesUsed = ({ wrong }: CountryRound): number => wrong.length + 1

/** CO9: countries that were named, or found at the first try, recounted from the rounds. */
export const scoreOf = ({ rounds }: CountriesState): number =>
  rounds.filter((round) => round.outcome === 'found' && triesUsed(round) === 1).length

/** Index of the country that is to be found now; null: none, or any is to be named. */
export const askedItem = ({ phase, config, closed, rounds }: CountriesState): number | null =>
  phase === 'playing' && config.task === 'find' && closed.length < rounds.length ? closed.length : null
