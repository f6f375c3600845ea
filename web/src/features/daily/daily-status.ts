import type { OutputOf } from '@trivium/wire/registry'
import { useCallback, useEffect, useState } from 'react'
import { useCall, useLive } from '../../live/client-context.ts'
import type { Failure } from '../../live/reply.ts'

/** Where the player stands with a day. */
export type DailyStatus = OutputOf<'readDaily'>

export interface TodaysStatus {
  readonly standing: DailyStatus | null
  /** Why it is not known; tried again by itself once the connection is back. */
  readonly failure: Failure | null
  readonly readAgain: () => Promise<void>
}

/** Today's standing, asked as soon as there is somebody to ask. The home page does without a library for this. */
export const useTodaysStatus = (): TodaysStatus => {
  const call = useCall()
  const isLive = useLive(({ phase }) => phase === 'live')
  const [standing, setStanding] = useState<DailyStatus | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const readAgain = useCallback(async () => {
    const { result, error } = await call('readDaily', {})
    setFailure(error ?? null)
    if (result) setStanding(result)
  }, [call])
  const isMissing = standing === null && (failure === null || isLive)
  useEffect(() => {
    if (isMissing) void readAgain()
    // Once at first, and once more whenever the connection comes back without it.
  }, [isMissing, readAgain])
  return { standing, failure, readAgain }
}
