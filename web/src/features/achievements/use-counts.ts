import { HOUR } from '@trivium/rules/time'
import type { OutputOf } from '@trivium/wire/registry'
import { useEffect, useState } from 'react'
import { useCall } from '../../live/client-context.ts'
import type { Timers } from '../../live/timers.ts'

/** How often they are fetched, ms (specification, point 9). */
const REFRESH_INTERVAL = HOUR
/** Delay before a failed fetch is retried, ms. */
const RETRY = 60_000

/** How many players have each achievement, and how many players there are. */
export type Counts = OutputOf<'readAchievementShares'>

interface Told {
  /** How many achievements the player had at the time of the fetch. */
  readonly unlocked: number
  /** Null: the fetch failed. */
  readonly counts: Counts | null
}

/**
 * The counts, fetched at load, every hour, and when the player unlocks something, so that they include this
 * player. Null until the current counts have been requested.
 */
export const useCounts = (unlocked: number, isLive: boolean, timers: Pick<Timers, 'after'>): Told | null => {
  const call = useCall()
  const [told, setTold] = useState<Told | null>(null)
  const isOfNow = told?.unlocked === unlocked
  useEffect(() => {
    if (!isLive) return
    const ask = async () => {
      const { result, error } = await call('readAchievementShares', {})
      if (error) console.info('The shares of achievements could not be read:', error.message)
      setTold({ unlocked, counts: result ?? null })
    }
    const wait = isOfNow ? (told?.counts ? REFRESH_INTERVAL : RETRY) : 0
    return timers.after(wait, () => void ask())
  }, [call, unlocked, isLive, told, isOfNow, timers])
  return isOfNow ? told : null
}
