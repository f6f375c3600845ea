import { clueOf } from '@trivium/content/maps/clues'
import { COUNTRIES } from '@trivium/content/places/countries'
import { timeLimit } from '@trivium/rules/modes/countries/clock'
import { countryItems } from '@trivium/rules/modes/countries/country-items'
import type { CountriesConfig } from '@trivium/rules/modes/countries/events'
import type { Region } from '@trivium/rules/places/regions'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { CountriesDriver, CountriesGames } from '../../games/places/countries-adapter.ts'
import { countryNames } from '../../games/places/names.ts'
import { type OpeningFields, placeGames, summaryOf } from '../../games/places/place-games.ts'
import { type PlaceQuizDependencies, readRegionProgress } from '../../games/places/region-progress.ts'

export interface CountriesDependencies extends PlaceQuizDependencies {
  readonly countries: CountriesGames
}

export type CountriesService = ReturnType<typeof countriesService>

type Named = OutputOf<'nameCountry'>

/** In the form that the rules use. */
const PLACES = COUNTRIES.map(({ id, name, region }) => ({ id, name, region, clue: clueOf(id) }))

const sizeOf = (region: Region): number =>
  region === 'all' ? PLACES.length : PLACES.filter((country) => country.region === region).length

const said = (verdict: Named['verdict'], place: string | null = null): Named => ({
  verdict,
  place,
  which: [],
})

const named = (ids: readonly string[]) => ids.map((place) => ({ place, name: countryNames.nameOf(place) }))

const name = async (
  games: CountriesGames,
  { state }: CountriesDriver,
  uid: string,
  { gameId, text, enter: isDone, place: meant }: InputOf<'nameCountry'>,
): Promise<Named | Refused> => {
  const { phase, config, rounds } = state
  if (phase === 'ended') return refused('game-over')
  if (config.task !== 'name') return refused('no-such-answer')
  const read = countryNames.read(text, isDone)
  if (read.kind === 'none') return said('none')
  const place = read.kind === 'one' ? read.id : read.ids.find((id) => id === meant)
  if (place === undefined) return { ...said('which'), which: read.kind === 'which' ? named(read.ids) : [] }
  const round = rounds.find(({ item }) => item.place === place)
  if (round === undefined) return said('elsewhere', place)
  if (round.outcome === 'found') return said('already', place)
  const answer = await games.command(gameId, uid, () => ({ type: 'name', place }))
  return isRefused(answer) ? answer : said('found', place)
}

/** How many countries of a running game are done. */
const doneIn = async (games: CountriesGames, id: string): Promise<number | null> => {
  const driver = await games.find(id)
  return driver === null || driver.state.phase === 'ended' ? null : driver.state.closed.length
}

const opened =
  ({ timed, ...config }: Omit<CountriesConfig, 'limit'> & { timed: boolean }, only?: readonly string[]) =>
  ({ at, seed, players }: OpeningFields) => {
    const { region, task } = config
    const items = countryItems({ countries: PLACES, region, seed, ...(only && { only }) })
    const limit = timed ? timeLimit(task, items.length) : null
    return { type: 'opened', at, seed, players, config: { ...config, limit }, items } as const
  }

export const countriesService = ({ countries: games, ...deps }: CountriesDependencies) => {
  const { own, enter, giveUp } = placeGames({ ...deps, quiz: 'countries', games })

  return {
    own,
    giveUp,

    read: async (uid: string): Promise<OutputOf<'readCountries'>> => ({
      regions: await readRegionProgress(deps.db, uid, 'countries', {
        sizeOf,
        doneIn: (id) => doneIn(games, id),
      }),
    }),

    open: (uid: string, { restart, ...wanted }: InputOf<'openCountries'>) =>
      enter(uid, summaryOf('countries', wanted.region), restart, opened({ ...wanted, counts: true })),

    /** A practice game of the same kind with only these places. */
    practise(
      uid: string,
      { limit, ...config }: CountriesConfig,
      places: readonly string[],
      missedIn: string,
    ) {
      const summary = summaryOf('countries', config.region, missedIn)
      return enter(uid, summary, false, opened({ ...config, timed: limit !== null, counts: false }, places))
    },

    async name(uid: string, guess: InputOf<'nameCountry'>): Promise<Named | Refused> {
      const game = await own(uid, guess.gameId)
      return isRefused(game) ? game : name(games, game.driver, uid, guess)
    },

    async point(
      uid: string,
      { gameId, item, place }: InputOf<'pointCountry'>,
    ): Promise<Record<string, never> | Refused> {
      const answer = await games.command(gameId, uid, () => ({ type: 'point', item, place }))
      return isRefused(answer) ? answer : {}
    },
  }
}
