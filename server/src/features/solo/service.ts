import type { SoloItem } from '@trivium/rules/modes/solo/events'
import type { SoloState } from '@trivium/rules/modes/solo/state'
import { isRefused, type Refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import { findOwnGame } from '../../games/own-game.ts'
import type { SoloGames } from '../../games/solo/solo-adapter.ts'
import { type ReportDependencies, readExplanation, readReview, report } from './reviews.ts'

export interface SoloDependencies extends ReportDependencies {
  readonly games: SoloGames
  /** Survival's next question; null when none is left. */
  readonly pickNext: (uid: string, state: SoloState) => Promise<SoloItem | null>
  /** A player's measured one-way delay, ms. */
  readonly delay: (uid: string) => number
}

type Nothing = Record<string, never>

const nothing = (answer: object | Refused): Nothing | Refused => (isRefused(answer) ? answer : {})

const next = async (
  { games, pickNext, delay }: SoloDependencies,
  uid: string,
  id: string,
): Promise<Nothing | Refused> => {
  const own = await findOwnGame(games, uid, id)
  if (isRefused(own)) return own
  const { state } = own.driver
  const picks = state.config.kind === 'survival' && state.phase !== 'question' && state.phase !== 'ended'
  const item = picks ? await pickNext(uid, state) : null
  return nothing(await games.command(id, uid, () => ({ type: 'next', item, delay: delay(uid) })))
}

const answer = async (
  { games }: SoloDependencies,
  uid: string,
  { gameId, ...answer }: InputOf<'answerQuestion'>,
): Promise<Nothing | Refused> =>
  nothing(await games.command(gameId, uid, () => ({ type: 'answer', ...answer })))

const giveUp = async ({ games }: SoloDependencies, uid: string, id: string): Promise<Nothing | Refused> =>
  nothing(await games.command(id, uid, () => ({ type: 'give-up' })))

export type SoloService = ReturnType<typeof soloService>

/** A running or finished game of questions, whichever single-player mode opened it. */
export const soloService = (deps: SoloDependencies) => ({
  next: (uid: string, id: string) => next(deps, uid, id),
  answer: (uid: string, given: InputOf<'answerQuestion'>) => answer(deps, uid, given),
  giveUp: (uid: string, id: string) => giveUp(deps, uid, id),
  readExplanation: (uid: string, id: string, index: number) => readExplanation(deps, uid, id, index),
  readReview: (uid: string, id: string) => readReview(deps, uid, id),
  report: (uid: string, said: InputOf<'reportQuestion'>) => report(deps, uid, said),
})
