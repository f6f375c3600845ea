import type { OutputOf } from '@trivium/wire/registry'
import { useEffect, useState } from 'react'
import { useCall } from '../../live/client-context.ts'
import type { Timers } from '../../live/timers.ts'

/** They are asked for this often, ms (specification, point 9). */
const EVERY = 3_600_000
/** What could not be read is tried again after this, ms. */
const RETRY = 60_000

/** How many players have each achievement, and how many there are. */
export type Counts = OutputOf<'readAchievementShares'>

interface Told {
  /** How many achievements the player had when they were asked for. */
  readonly unlocked: number
  /** Null: they could not be read. */
  readonly counts: Counts | null
}

/**
 * The counts, asked for at load, every hour, and when the player has unlocked something: whoever is the first to have
 * it is counted in. Null until those of now were asked for.
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
    const wait = isOfNow ? (told?.counts ? EVERY : RETRY) : 0
    return timers.after(wait, () => void ask())
  }, [call, unlocked, isLive, told, isOfNow, timers])
  return isOfNow ? told : null
}
