import { flags } from '@trivium/rules/modes/flags'
import type { FlagsCommand, FlagsEvent, FlagsRefusal } from '@trivium/rules/modes/flags/events'
import { outcomesOf } from '@trivium/rules/modes/flags/outcomes'
import { durationOf, type FlagsState, scoreOf } from '@trivium/rules/modes/flags/state'
import type { FlagsView } from '@trivium/rules/modes/flags/view'
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

export interface Flags {
  readonly state: FlagsState
  readonly command: FlagsCommand
  readonly event: FlagsEvent
  readonly refusal: FlagsRefusal
  readonly view: FlagsView
  readonly seat: number
  readonly shown: PlacesSettlementView
  readonly settlement: PlacesSettlement
}

export type FlagsDriver = Driver<Flags>
export type FlagsGames = Games<Flags>

const finished = (state: FlagsState): FinishedQuiz => {
  const { config, seats, ended } = state
  const outcomes = outcomesOf(state)
  if (ended === null || outcomes === null) throw new Error('an unfinished game cannot be settled')
  return {
    quiz: 'flags',
    player: seats[0].player,
    region: config.region,
    counts: config.counts,
    timed: true,
    score: scoreOf(state),
    ms: durationOf(state),
    ended,
    outcomes,
  }
}

export const flagsAdapter: GameAdapter<Flags> = {
  name: 'flags',
  rules: flags,
  players: ({ seats }) => [seats[0].player],
  withPlayer: (state, _, player) => ({ ...state, seats: [{ player }] }),
  tick: () => ({ type: 'tick' }),
  resume: { type: 'resume' },
  needsResume: ({ phase }) => phase === 'playing',
  isOver: ({ phase }) => phase === 'ended',
  // The clock counts up: there is nothing to do until the player returns or a day has passed.
  isSuspended: () => true,
  presence: null,
  unsettled: { best: null },
  settle: (db, id, state, at) => settlePlaces(db, id, finished(state), at),
  readShown: (db, id) => readPlacesSettlement(db, id, 'flags'),
}
