import { shareOf } from '@trivium/rules/achievements/share'
import type { AchievementId } from '@trivium/rules/achievements/table'
import type { OutputOf } from '@trivium/wire/registry'
import { useEffect, useState } from 'react'
import { useCall } from '../../live/client-context.ts'
import type { Timers } from '../../live/timers.ts'

/** Shares are asked for this often, ms (specification, point 9). */
const EVERY = 3_600_000
/** What could not be read is tried again after this, ms. */
const RETRY = 60_000

type Counts = OutputOf<'readAchievementShares'>

/** Per cent of players who have an achievement; null where that is not known. */
export type ShareOf = (id: AchievementId) => number | null

interface Told {
  /** How many achievements the player had when they were asked for. */
  readonly unlocked: number
  /** Null: they could not be read. */
  readonly share: ShareOf | null
}

const NOT_KNOWN: ShareOf = () => null

const sharesIn = ({ counts, players }: Counts): ShareOf => {
  return (id) => shareOf(counts[id] ?? 0, players)
}

/**
 * The shares, asked at load, every hour, and when the player has unlocked something: whoever is the first to have it is
 * counted in. Null until those of now are known.
 */
export const useShares = (unlocked: number, isLive: boolean, timers: Pick<Timers, 'after'>) => {
  const call = useCall()
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    if (!isLive) return
    const ask = async () => {
      const { result, error } = await call('readAchievementShares', {})
      if (error) console.info('How many players have each achievement could not be read:', error.message)
      setTold({ unlocked, share: result === undefined ? null : sharesIn(result) })
    }
    const wait = told?.unlocked !== unlocked ? 0 : told.share === null ? RETRY : EVERY
    return timers.after(wait, () => void ask())
  }, [call, unlocked, isLive, told, timers])
  return told?.unlocked === unlocked ? (told.share ?? NOT_KNOWN) : null
}
