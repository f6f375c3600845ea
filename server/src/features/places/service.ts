import { outcomesOf as countriesOutcomes } from '@trivium/rules/modes/countries/outcomes'
import { outcomesOf as flagsOutcomes } from '@trivium/rules/modes/flags/outcomes'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import type { CountriesDriver } from '../../games/places/countries-adapter.ts'
import type { FlagsDriver } from '../../games/places/flags-adapter.ts'
import { type ReviewDependencies, type Reviewed, reviews } from './reviews.ts'

/** What both quizzes provide for their games. */
interface Quiz<T extends { readonly state: { readonly config: unknown } }> {
  /** The player's own game. */
  own(uid: string, id: string): Promise<{ readonly driver: T } | Refused>
  giveUp(uid: string, id: string): Promise<Record<string, never> | Refused>
  practise(
    uid: string,
    config: T['state']['config'],
    places: readonly string[],
    missedIn: string,
  ): Promise<{ gameId: string } | Refused>
}

export interface PlacesDependencies extends ReviewDependencies {
  readonly flags: Quiz<FlagsDriver>
  readonly countries: Quiz<CountriesDriver>
}

export type PlacesService = ReturnType<typeof placesService>

type Found =
  | { readonly quiz: 'flags'; readonly driver: FlagsDriver }
  | { readonly quiz: 'countries'; readonly driver: CountriesDriver }

const reviewed = ({ quiz, driver }: Found): Reviewed => ({
  quiz,
  items: driver.state.rounds.map(({ item }) => item),
  outcomes: quiz === 'flags' ? flagsOutcomes(driver.state) : countriesOutcomes(driver.state),
})

const missedOf = ({ outcomes }: Reviewed): string[] | null =>
  outcomes?.filter(({ outcome }) => outcome === 'missed').map(({ place }) => place) ?? null

/** Functions that a flag quiz and a country quiz share. */
export const placesService = ({ flags, countries, ...deps }: PlacesDependencies) => {
  const review = reviews(deps)

  /** A player's own game of either quiz. */
  const find = async (uid: string, id: string): Promise<Found | Refused> => {
    const flagGame = await flags.own(uid, id)
    if (!isRefused(flagGame)) return { quiz: 'flags', driver: flagGame.driver }
    if (flagGame.refused !== 'unknown-match') return flagGame
    const countryGame = await countries.own(uid, id)
    return isRefused(countryGame) ? countryGame : { quiz: 'countries', driver: countryGame.driver }
  }

  return {
    async giveUp(uid: string, id: string) {
      const found = await find(uid, id)
      if (isRefused(found)) return found
      return found.quiz === 'flags' ? flags.giveUp(uid, id) : countries.giveUp(uid, id)
    },

    async practise(uid: string, id: string): Promise<{ gameId: string } | Refused> {
      const found = await find(uid, id)
      if (isRefused(found)) return found
      const missed = missedOf(reviewed(found))
      if (missed === null) return refused('match-not-over')
      if (missed.length === 0) return refused('nothing-missed')
      return found.quiz === 'flags'
        ? flags.practise(uid, found.driver.state.config, missed, id)
        : countries.practise(uid, found.driver.state.config, missed, id)
    },

    async readReview(uid: string, id: string) {
      const found = await find(uid, id)
      return isRefused(found) ? found : review.read(uid, reviewed(found))
    },

    async report(uid: string, said: InputOf<'reportPlace'>) {
      const found = await find(uid, said.gameId)
      return isRefused(found) ? found : review.report(uid, reviewed(found), said)
    },
  }
}
