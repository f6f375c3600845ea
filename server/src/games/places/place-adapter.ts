import type { Player } from '@trivium/rules/game/player'
import type { CountriesEvent } from '@trivium/rules/modes/countries/events'
import type { FlagsEvent } from '@trivium/rules/modes/flags/events'
import type { PlaceOutcome } from '@trivium/rules/places/outcome'
import type { Region } from '@trivium/rules/places/regions'
import type { PlacesResult } from '../../database/tables/games.ts'
import type { GameTypes } from '../game-adapter.ts'
import type { FinishedQuiz, PlacesSettlement, PlacesSettlementView } from './settle-places.ts'

type Ending = { readonly type: 'give-up' } | { readonly type: 'withdraw' }

/** The types that flag and country games have in common. */
export interface PlacesTypes extends GameTypes {
  readonly command: { readonly type: string } | Ending
  readonly event: FlagsEvent | CountriesEvent
  readonly seat: number
  readonly shown: PlacesSettlementView
  readonly settlement: PlacesSettlement
}

/** The parts of a game's adapter that are the same for flags and countries. */
export const PLACE_ADAPTER = {
  tick: () => ({ type: 'tick' }) as const,
  resume: { type: 'resume' },
  needsResume: ({ phase }: { readonly phase: string }) => phase === 'playing',
  isOver: ({ phase }: { readonly phase: string }) => phase === 'ended',
  // There is nothing to do until the player returns or the deadline loads the game.
  isSuspended: () => true,
  presence: null,
  unsettled: { best: null },
} as const

/** The parts of a game's state that settling reads for flags and countries alike. */
interface PlaceState {
  readonly config: { readonly region: Region; readonly counts: boolean }
  readonly seats: readonly [{ readonly player: Player }]
  readonly ended: { readonly at: number; readonly reason: PlacesResult['reason'] } | null
}

/** What to settle; throws if the game has not ended. */
export const finishedQuiz = (
  { config, seats, ended }: PlaceState,
  outcomes: readonly PlaceOutcome[] | null,
  quiz: Pick<FinishedQuiz, 'quiz' | 'timed' | 'score' | 'ms'>,
): FinishedQuiz => {
  if (ended === null || outcomes === null) throw new Error('an unfinished game cannot be settled')
  const { region, counts } = config
  return { ...quiz, player: seats[0].player, region, counts, ended, outcomes }
}
