import { useMemo, useRef } from 'react'
import { useCall } from '../../live/client-context.ts'
import { TypingQueue, type TypingQueueParts } from './typing-queue.ts'

/** Sends what is typed; the callbacks are those of the latest render. */
export const useTypingQueue = (gameId: string, callbacks: Omit<TypingQueueParts, 'send'>): TypingQueue => {
  const call = useCall()
  const latest = useRef(callbacks)
  latest.current = callbacks
  return useMemo(
    () =>
      new TypingQueue({
        send: (typed) => call('typeFlag', { gameId, ...typed }),
        heard: (...of) => latest.current.heard(...of),
        failed: (...of) => latest.current.failed(...of),
      }),
    [call, gameId],
  )
}
