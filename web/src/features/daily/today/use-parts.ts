import type { SoloDocument } from '@trivium/wire/documents/solo'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'

/** What of the daily is not needed to answer its first question, and is loaded after it. */
export interface DailyParts {
  readonly Game: ComponentType<{
    readonly gameId: string
    readonly title: string
    readonly firstChoice?: number | undefined
    readonly startsAtOnce: boolean
    readonly meanwhile?: (trouble: string | null) => ReactNode
    readonly result: (game: SoloDocument) => ReactNode
  }>
  readonly Result: ComponentType<ResultProps>
  readonly Review: ComponentType<{ readonly gameId: string }>
}

export interface ResultProps {
  readonly day: string
  readonly gameId: string
  /** The game that has just been played; null where it was played before. */
  readonly game: SoloDocument | null
  /** The next day's quiz is wanted. */
  readonly onNext: () => void
}

export type LoadParts = () => Promise<DailyParts>

/** A browser that is busy with the first paint is left alone for so long, ms. */
const IDLE = 1_200

/** The parts, once they are there: fetched when nothing else is going on, or at once where they are wanted. */
export const useParts = (load: LoadParts, isWanted: boolean) => {
  const [parts, setParts] = useState<DailyParts | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const fetch = useCallback(async () => {
    setFailed(false)
    try {
      const loaded = await load()
      setParts(() => loaded)
    } catch {
      setFailed(true)
    }
  }, [load])
  useEffect(() => {
    const timer = setTimeout(fetch, isWanted ? 0 : IDLE)
    return () => clearTimeout(timer)
  }, [fetch, isWanted])
  return { parts, hasFailed, fetchAgain: fetch }
}
