import { type AnyGame, type TopicState, useTopic } from './client-context.ts'
import type { Failure } from './reply.ts'

const NO_SUCH_GAME: Failure = {
  status: 'NOT_FOUND',
  message: 'Game not found.',
  reason: 'unknown-match',
  details: {},
}

/** Subscribes to a game of one mode; a game of another mode counts as missing. */
export const useGame = <Mode extends AnyGame['mode']>(
  mode: Mode,
  id: string,
): TopicState<Extract<AnyGame, { readonly mode: Mode }>> => {
  const game = useTopic(`game:${id}`)
  if (game.status !== 'ready') return game
  if (game.doc.mode !== mode) return { status: 'failed', doc: null, error: NO_SUCH_GAME }
  return { ...game, doc: game.doc as Extract<AnyGame, { readonly mode: Mode }> }
}
