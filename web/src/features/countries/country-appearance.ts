import type { CountriesDocument } from '@trivium/wire/documents/places'
import type { CountryLook } from './map/map-props.ts'

const BY_TRIES: Readonly<Record<number, CountryLook>> = { 1: 'found', 2: 'found-2', 3: 'found-3' }

/** Whether found countries are visible now: in a hard game only once it is over. */
export const showsFound = ({ phase, config }: Pick<CountriesDocument, 'phase' | 'config'>): boolean =>
  phase === 'ended' || !config.hard

type Game = Pick<CountriesDocument, 'phase' | 'config' | 'found' | 'missed' | 'asked'>

interface OnlyHere {
  /** Named here, not yet confirmed by the server. */
  readonly named?: readonly string[]
  /** Missed a moment ago: shown even in a hard game. */
  readonly justMissed?: string | null
}

export type CountryAppearance = Readonly<Record<string, CountryLook>>

/** The looks of all countries that are not open. */
export const countryAppearance = (
  game: Game,
  { named = [], justMissed = null }: OnlyHere = {},
): CountryAppearance => {
  const looks: Record<string, CountryLook> = {}
  if (showsFound(game)) {
    for (const place of game.missed) looks[place] = 'missed'
    for (const place of named) looks[place] = 'found'
    for (const { place, tries } of game.found) looks[place] = BY_TRIES[tries] ?? 'found'
  }
  if (justMissed !== null) looks[justMissed] = 'missed'
  for (const place of game.asked?.wrong ?? []) looks[place] = 'wrong'
  return looks
}
