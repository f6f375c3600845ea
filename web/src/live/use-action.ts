import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { useCallback, useRef, useState } from 'react'
import { useCall } from './client-context.ts'
import type { Failure, Reply } from './reply.ts'
import { useResend } from './use-resend.ts'

export interface Action<Name extends FunctionName> {
  readonly run: (data: InputOf<Name>) => Promise<Reply<OutputOf<Name>>>
  readonly isRunning: boolean
  /** The last failure; null during a retry by the player. */
  readonly error: Failure | null
}

/**
 * A call triggered by the player: one at a time, with its failure kept for display. It is repeated by itself while the
 * process that runs the game cannot be reached.
 */
export const useAction = <Name extends FunctionName>(name: Name): Action<Name> => {
  const call = useCall()
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<Failure | null>(null)
  const running = useRef<Promise<Reply<OutputOf<Name>>> | null>(null)
  const last = useRef<InputOf<Name>>(undefined)
  const send = useCallback(
    (data: InputOf<Name>) => {
      running.current ??= (async () => {
        setRunning(true)
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
  const run = useCallback(
    (data: InputOf<Name>) => {
      last.current = data
      setError(null)
      return send(data)
    },
    [send],
  )
  useResend(error?.reason === 'game-unreachable' && !isRunning, () => {
    if (last.current !== undefined) void send(last.current)
  })
  return { run, isRunning, error }
}
