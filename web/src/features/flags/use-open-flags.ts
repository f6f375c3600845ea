import type { InputOf } from '@trivium/wire/registry'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { Failure, Reply } from '../../live/reply.ts'
import { useAction } from '../../live/use-action.ts'
import { flagGamePath } from './address.ts'

interface Opening<Options> {
  readonly open: (options: Options) => Promise<Reply<unknown>>
  readonly isOpening: boolean
  readonly error: Failure | null
}

/** Opens a region's quiz, or the one in progress, and goes there. */
export const useOpenFlags = (): Opening<InputOf<'openFlags'>> => {
  const navigate = useNavigate()
  const { run, isRunning, error } = useAction('openFlags')
  const open = useCallback(
    async (options: InputOf<'openFlags'>) => {
      const reply = await run(options)
      if (reply.result) navigate(flagGamePath(reply.result.gameId))
      return reply
    },
    [run, navigate],
  )
  return { open, isOpening: isRunning, error }
}

/** Opens a quiz of the flags missed in another one, and goes there. */
export const usePractise = (): Opening<InputOf<'practiseMissed'>> => {
  const navigate = useNavigate()
  const { run, isRunning, error } = useAction('practiseMissed')
  const open = useCallback(
    async (options: InputOf<'practiseMissed'>) => {
      const reply = await run(options)
      if (reply.result) navigate(flagGamePath(reply.result.gameId))
      return reply
    },
    [run, navigate],
  )
  return { open, isOpening: isRunning, error }
}
