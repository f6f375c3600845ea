import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { useCallback, useRef, useState } from 'react'
import { useCall } from './client-context.ts'
import type { Failure, Reply } from './reply.ts'

export interface Action<Name extends FunctionName> {
  readonly run: (data: InputOf<Name>) => Promise<Reply<OutputOf<Name>>>
  readonly isRunning: boolean
  /** The last failure; null during a retry. */
  readonly error: Failure | null
}

/** A call triggered by the player: one at a time, with its failure kept for display. */
export const useAction = <Name extends FunctionName>(name: Name): Action<Name> => {
  const call = useCall()
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<Failure | null>(null)
  const running = useRef<Promise<Reply<OutputOf<Name>>> | null>(null)
  const run = useCallback(
    (data: InputOf<Name>) => {
      running.current ??= (async () => {
        setRunning(true)
        setError(null)
        const reply = await call(name, data)
        running.current = null
        setRunning(false)
        setError(reply.error ?? null)
        return reply
      })()
      return running.current
    },
    [call, name],
  )
  return { run, isRunning, error }
}
