import { flags } from '@trivium/rules/modes/flags'
import type { FlagsCommand, FlagsEvent, FlagsRefusal } from '@trivium/rules/modes/flags/events'
import { outcomesOf } from '@trivium/rules/modes/flags/outcomes'
import { durationOf, type FlagsState, scoreOf } from '@trivium/rules/modes/flags/state'
import type { FlagsView } from '@trivium/rules/modes/flags/view'
import type { FlagsDocument } from '@trivium/wire/documents/places'
import type { Driver } from '../driver.ts'
import type { GameAdapter } from '../game-adapter.ts'
import type { Games } from '../games.ts'
import { factOf } from './facts.ts'
import { finishedQuiz, PLACE_ADAPTER, type PlacesTypes } from './place-adapter.ts'
import { type FinishedQuiz, readPlacesSettlement, settlePlaces } from './settle-places.ts'

export interface Flags extends PlacesTypes {
  readonly state: FlagsState
  readonly command: FlagsCommand
  readonly event: FlagsEvent
  readonly refusal: FlagsRefusal
  readonly view: FlagsView & Pick<FlagsDocument, 'fact'>
}

export type FlagsDriver = Driver<Flags>
export type FlagsGames = Games<Flags>

const finished = (state: FlagsState): FinishedQuiz =>
  finishedQuiz(state, outcomesOf(state), {
    quiz: 'flags',
    timed: true,
    score: scoreOf(state),
    ms: durationOf(state),
  })

const factAboutLast = ({ rounds, closedLast }: FlagsState): string | null => {
  const round = closedLast === null ? undefined : rounds[closedLast]
  if (round?.outcome !== 'missed') return null
  const { item, choice } = round
  return factOf(item.place, choice === null ? null : (item.choices?.[choice] ?? null))
}

export const flagsAdapter: GameAdapter<Flags> = {
  ...PLACE_ADAPTER,
  name: 'flags',
  rules: { ...flags, view: (state, seat) => ({ ...flags.view(state, seat), fact: factAboutLast(state) }) },
  players: ({ seats }) => [seats[0].player],
  withPlayer: (state, _, player) => ({ ...state, seats: [{ player }] }),
  settle: (db, id, state, at) => settlePlaces(db, id, finished(state), at),
  readShown: (db, id) => readPlacesSettlement(db, id, 'flags'),
}
