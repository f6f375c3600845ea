import { countries } from '@trivium/rules/modes/countries'
import { durationOf } from '@trivium/rules/modes/countries/clock'
import type {
  CountriesCommand,
  CountriesEvent,
  CountriesRefusal,
} from '@trivium/rules/modes/countries/events'
import { outcomesOf } from '@trivium/rules/modes/countries/outcomes'
import { type CountriesState, scoreOf } from '@trivium/rules/modes/countries/state'
import type { CountriesView } from '@trivium/rules/modes/countries/view'
import type { Driver } from '../driver.ts'
import type { GameAdapter } from '../game-adapter.ts'
import type { Games } from '../games.ts'
import { finishedQuiz, PLACE_ADAPTER, type PlacesTypes } from './place-adapter.ts'
import { type FinishedQuiz, readPlacesSettlement, settlePlaces } from './settle-places.ts'

export interface Countries extends PlacesTypes {
  readonly state: CountriesState
  readonly command: CountriesCommand
  readonly event: CountriesEvent
  readonly refusal: CountriesRefusal
  readonly view: CountriesView
}

export type CountriesDriver = Driver<Countries>
export type CountriesGames = Games<Countries>

const finished = (state: CountriesState): FinishedQuiz =>
  finishedQuiz(state, outcomesOf(state), {
    quiz: 'countries',
    timed: state.config.limit !== null,
    score: scoreOf(state),
    ms: durationOf(state),
  })

export const countriesAdapter: GameAdapter<Countries> = {
  ...PLACE_ADAPTER,
  name: 'countries',
  rules: countries,
  players: ({ seats }) => [seats[0].player],
  withPlayer: (state, _, player) => ({ ...state, seats: [{ player }] }),
  settle: (db, id, state, at) => settlePlaces(db, id, finished(state), at),
  readShown: (db, id) => readPlacesSettlement(db, id, 'countries'),
}
