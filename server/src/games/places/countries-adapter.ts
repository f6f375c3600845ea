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
import {
  type FinishedQuiz,
  type PlacesSettlement,
  type PlacesSettlementView,
  readPlacesSettlement,
  settlePlaces,
} from './settle-places.ts'

export interface Countries {
  readonly state: CountriesState
  readonly command: CountriesCommand
  readonly event: CountriesEvent
  readonly refusal: CountriesRefusal
  readonly view: CountriesView
  readonly seat: number
  readonly shown: PlacesSettlementView
  readonly settlement: PlacesSettlement
}

export type CountriesDriver = Driver<Countries>
export type CountriesGames = Games<Countries>

const finished = (state: CountriesState): FinishedQuiz => {
  const { config, seats, ended } = state
  const outcomes = outcomesOf(state)
  if (ended === null || outcomes === null) throw new Error('an unfinished game cannot be settled')
  return {
    quiz: 'countries',
    player: seats[0].player,
    region: config.region,
    counts: config.counts,
    timed: config.limit !== null,
    score: scoreOf(state),
    ms: durationOf(state),
    ended,
    outcomes,
  }
}

export const countriesAdapter: GameAdapter<Countries> = {
  name: 'countries',
  rules: countries,
  players: ({ seats }) => [seats[0].player],
  withPlayer: (state, _, player) => ({ ...state, seats: [{ player }] }),
  tick: () => ({ type: 'tick' }),
  resume: { type: 'resume' },
  needsResume: ({ phase }) => phase === 'playing',
  isOver: ({ phase }) => phase === 'ended',
  // Its deadline wakes the game.
  isSuspended: () => true,
  presence: null,
  unsettled: { best: null },
  settle: (db, id, state, at) => settlePlaces(db, id, finished(state), at),
  readShown: (db, id) => readPlacesSettlement(db, id, 'countries'),
}
