import type { CountriesDocument } from '@trivium/wire/documents/places'

/** How a country stands: still open, found (at which try), missed, or pointed at in vain just now. */
export type Standing = 'open' | 'found' | 'found-2' | 'found-3' | 'missed' | 'wrong'

const BY_TRIES: Readonly<Record<number, Standing>> = { 1: 'found', 2: 'found-2', 3: 'found-3' }

/** Whether what was found is to be seen now: in a hard game only once it is over. */
export const showsFound = ({ phase, config }: Pick<CountriesDocument, 'phase' | 'config'>): boolean =>
  phase === 'ended' || !config.hard

type Game = Pick<CountriesDocument, 'phase' | 'config' | 'found' | 'missed' | 'asked'>

/** How each country stands that is not open; `named` here, before the server knows. */
export const standings = (game: Game, named: readonly string[] = []): Readonly<Record<string, Standing>> => {
  const shown: Record<string, Standing> = {}
  if (showsFound(game)) {
    for (const place of game.missed) shown[place] = 'missed'
    for (const place of named) shown[place] = 'found'
    for (const { place, tries } of game.found) shown[place] = BY_TRIES[tries] ?? 'found'
  }
  for (const place of game.asked?.wrong ?? []) shown[place] = 'wrong'
  return shown
}
