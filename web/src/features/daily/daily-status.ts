import type { OutputOf } from '@trivium/wire/registry'
import { useCallback, useEffect, useState } from 'react'
import { useCall, useLive } from '../../live/client-context.ts'
import type { Failure } from '../../live/reply.ts'

/** The player's status for one day. */
export type DailyStatus = OutputOf<'readDaily'>

export interface TodaysStatus {
  readonly standing: DailyStatus | null
  /** Why it is not known; retried automatically after a reconnect. */
  readonly failure: Failure | null
  readonly readAgain: () => Promise<void>
}

/** Today's status, fetched as soon as the player is known. Uses no query library, to keep the home page small. */
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
    // Fetched once, and again after a reconnect if that failed.
  }, [isMissing, readAgain])
  return { standing, failure, readAgain }
}
