import type { FlagsDocument } from '@trivium/wire/documents/places'
import { useCallback } from 'react'
import type { Failure } from '../../live/reply.ts'
import { useAction } from '../../live/use-action.ts'
import { leftOf } from './titles.ts'

interface Skipping {
  /** False for the last flag, which has no other to wait for. */
  readonly canSkip: boolean
  readonly skip: () => void
  readonly error: Failure | null
}

/** Moves this flag to the end of the quiz. `skipped` is called once it is there. */
export const useSkip = (game: FlagsDocument, skipped: () => void): Skipping => {
  const { run, isRunning, error } = useAction('skipFlag')
  const item = game.current?.item
  const canSkip = leftOf(game) > 1
  const skip = useCallback(async () => {
    if (item === undefined || !canSkip || isRunning) return
    const reply = await run({ gameId: game.id, item })
    if (reply.result) skipped()
  }, [game.id, item, canSkip, isRunning, run, skipped])
  return { canSkip, skip, error }
}
