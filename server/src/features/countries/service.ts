import { clueOf } from '@trivium/content/maps/clues'
import { COUNTRIES } from '@trivium/content/places/countries'
import { timeLimit } from '@trivium/rules/modes/countries/clock'
import { countryItems } from '@trivium/rules/modes/countries/country-items'
import type { CountriesConfig } from '@trivium/rules/modes/countries/events'
import type { Region } from '@trivium/rules/places/regions'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { CountriesGames } from '../../games/places/countries-adapter.ts'
import { countryNames } from '../../games/places/names.ts'
import { type Basis, placeGames, summaryOf } from '../../games/places/place-games.ts'
import { type PlaceQuizDependencies, standings } from '../../games/places/standings.ts'

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

export const countriesService = ({ countries: games, ...deps }: CountriesDependencies) => {
  const { own, enter, giveUp } = placeGames({ ...deps, quiz: 'countries', games })

  const opened =
    ({ timed, ...config }: Omit<CountriesConfig, 'limit'> & { timed: boolean }, only?: readonly string[]) =>
    ({ at, seed, players }: Basis) => {
      const { region, task } = config
      const items = countryItems({ countries: PLACES, region, seed, ...(only && { only }) })
      const limit = timed ? timeLimit(task, items.length) : null
      return { type: 'opened', at, seed, players, config: { ...config, limit }, items } as const
    }

  return {
    own,
    giveUp,

    async read(uid: string): Promise<OutputOf<'readCountries'>> {
      const doneIn = async (id: string) => {
        const driver = await games.find(id)
        return driver === null || driver.state.phase === 'ended' ? null : driver.state.closed.length
      }
      return { regions: await standings(deps.db, uid, 'countries', { sizeOf, doneIn }) }
    },

    open: (uid: string, { anew, ...wanted }: InputOf<'openCountries'>) =>
      enter(uid, summaryOf('countries', wanted.region), anew, opened({ ...wanted, counts: true })),

    /** The same kind of quiz with only these places. */
    practise: (
      uid: string,
      { limit, ...config }: CountriesConfig,
      places: readonly string[],
      missedIn: string,
    ) =>
      enter(
        uid,
        summaryOf('countries', config.region, missedIn),
        false,
        opened({ ...config, timed: limit !== null, counts: false }, places),
      ),

    async name(
      uid: string,
      { gameId, text, enter: done, place: meant }: InputOf<'nameCountry'>,
    ): Promise<Named | Refused> {
      const driver = await own(uid, gameId)
      if (isRefused(driver)) return driver
      const { phase, config, rounds } = driver.state
      if (phase === 'ended') return refused('game-over')
      if (config.task !== 'name') return refused('no-such-answer')
      const read = countryNames.read(text, done)
      if (read.kind === 'none') return said('none')
      const place = read.kind === 'one' ? read.id : read.ids.find((id) => id === meant)
      if (place === undefined)
        return { ...said('which'), which: read.kind === 'which' ? named(read.ids) : [] }
      const round = rounds.find(({ item }) => item.place === place)
      if (round === undefined) return said('elsewhere', place)
      if (round.outcome === 'found') return said('already', place)
      const answer = await games.command(gameId, uid, () => ({ type: 'name', place }))
      return isRefused(answer) ? answer : said('found', place)
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

const named = (ids: readonly string[]) => ids.map((place) => ({ place, name: countryNames.nameOf(place) }))
