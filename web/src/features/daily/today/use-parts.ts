import type { SoloDocument } from '@trivium/wire/documents/solo'
import { type ComponentType, type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLive } from '../../../live/client-context.ts'
import type { DailyStatus } from '../daily-status.ts'
import type { FirstAnswer } from '../early.ts'

/** The parts of the daily that its first question does not need; they load after it. */
export interface DailyParts {
  readonly Game: ComponentType<{
    readonly gameId: string
    readonly title: string
    readonly day: string
    readonly firstAnswer?: FirstAnswer | undefined
    readonly startsAtOnce?: boolean
    readonly goesOn?: boolean
    readonly loadsQuietly?: boolean
    readonly result: (game: SoloDocument) => ReactNode
  }>
  readonly Result: ComponentType<ResultProps>
  readonly Week: ComponentType<{ readonly streak: DailyStatus['streak'] }>
  readonly ScoreToBeat: ComponentType<{ readonly botScore: number | null }>
  readonly Practised: ComponentType<PractisedProps>
}

export interface ResultProps {
  readonly day: string
  readonly gameId: string
  /** The game that has just been played; null if it was played before. */
  readonly game: SoloDocument | null
  /** What is known of a game that was played before. */
  readonly status?: DailyStatus
  /** Called when the player starts the next day's quiz. */
  readonly onNext: () => void
}

export interface PractisedProps {
  readonly day: string
  readonly game: SoloDocument
  readonly onAgain: () => void
}

export type LoadParts = () => Promise<DailyParts>

/** Delay before the parts load, ms: the first paint keeps the browser busy. */
const IDLE = 1_200

/** The parts once they are loaded: after a delay, or at once if they are wanted. */
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
  // What did not load while the line was down loads once it is back.
  const phase = useLive((state) => state.phase)
  const retry = useEffectEvent(() => {
    if (hasFailed) void fetch()
  })
  useEffect(() => {
    if (phase === 'open') retry()
  }, [phase])
  return { parts, hasFailed, fetchAgain: fetch }
}
