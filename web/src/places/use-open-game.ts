import type { InputOf } from '@trivium/wire/registry'
import { useCallback } from 'react'
import type { Failure, Reply } from '../live/reply.ts'
import { useAction } from '../live/use-action.ts'
import { useNavigate } from '../routing/page-router.tsx'

type Name = 'openFlags' | 'openCountries' | 'practiseMissed'

export interface OpenGame<Options> {
  readonly open: (options: Options) => Promise<Reply<unknown>>
  readonly isOpening: boolean
  readonly error: Failure | null
}

/** Opens a game by this function, or the one in progress, and goes to its address. */
export const useOpenGame = <N extends Name>(
  name: N,
  pathOf: (gameId: string, options: InputOf<N>) => string,
): OpenGame<InputOf<N>> => {
  const navigate = useNavigate()
  const { run, isRunning, error } = useAction(name)
  const open = useCallback(
    async (options: InputOf<N>) => {
      const reply = await run(options)
      if (reply.result) navigate(pathOf(reply.result.gameId, options))
      return reply
    },
    [run, navigate, pathOf],
  )
  return { open, isOpening: isRunning, error }
}
