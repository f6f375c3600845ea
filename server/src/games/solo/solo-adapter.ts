import { solo } from '@trivium/rules/modes/solo'
import type { SoloCommand, SoloEvent, SoloRefusal } from '@trivium/rules/modes/solo/events'
import type { SoloState } from '@trivium/rules/modes/solo/state'
import type { SoloView } from '@trivium/rules/modes/solo/view'
import type { GameAdapter } from '../game-adapter.ts'
import type { Games } from '../games.ts'
import { readResult } from '../single-player/save-result.ts'
import type { EndedSolo, SoloSettlement } from './settle-solo.ts'

/** The single-player games on questions: the daily, Survival, custom quizzes, player-made quizzes. */
export interface Solo {
  readonly state: SoloState
  readonly command: SoloCommand
  readonly event: SoloEvent
  readonly refusal: SoloRefusal
  readonly view: SoloView
  readonly seat: number
  readonly shown: Record<string, never>
  readonly settlement: SoloSettlement & { readonly shown: Record<string, never> }
}

export type SoloGames = Games<Solo>

const NOTHING = {}

export const soloAdapter = (settle: (game: EndedSolo) => Promise<SoloSettlement>): GameAdapter<Solo> => ({
  name: 'solo',
  rules: solo,
  players: ({ seats }) => [seats[0].player],
  withPlayer: (state, _, player) => ({ ...state, seats: [{ ...state.seats[0], player }] }),
  tick: () => ({ type: 'tick' }),
  resume: { type: 'resume' },
  needsResume: ({ phase }) => phase === 'question',
  isOver: ({ phase }) => phase === 'ended',
  // With a question open the clock runs, or the player is thinking; otherwise nothing happens until they continue.
  isSuspended: (state) => solo.deadline(state) === null,
  // No opponent is waiting.
  presence: null,
  unsettled: NOTHING,
  async settle(_, id, state) {
    return { ...(await settle({ id, state })), shown: NOTHING }
  },
  readShown: async (db, id) => (await readResult(db, id, 'solo')) && NOTHING,
})
