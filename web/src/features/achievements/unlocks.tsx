import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useCall, useLive, useTopic } from '../../live/client-context.ts'
import { browserTimers, type Timers } from '../../live/timers.ts'
import { playSound } from '../../preferences/sound.ts'
import { LazyPopup } from './lazy-popup.tsx'
import type { AchievementPopupProps } from './popup.tsx'
import { useCounts } from './use-counts.ts'

interface UnlocksProps {
  readonly timers?: Pick<Timers, 'after'>
  readonly play?: (sound: string) => void
}

const NONE: readonly string[] = []

const onVisibility = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Nobody sees what pops up in a tab behind another. */
const useIsSeen = (): boolean => useSyncExternalStore(onVisibility, () => !document.hidden)

/** The very same list where nothing changes, so that the queue is not told anew. */
const withId = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id])
const withoutId = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : ids

/** By this name the server knows the page that asks again. */
const nameOfPage = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

interface Claiming {
  /** Whether this page shall show it; null where that can't be asked now. */
  readonly claim: AchievementPopupProps['claim']
  /** Asked for, and the answer was lost: the server may think that they are shown. */
  readonly unanswered: readonly string[]
}

const useClaim = (): Claiming => {
  const call = useCall()
  const [page] = useState(nameOfPage)
  const [unanswered, setUnanswered] = useState(NONE)
  const claim = useCallback(
    async (id: string) => {
      const { result, error } = await call('showAchievement', { id, page })
      if (error) console.info(`The achievement ${id} could not be shown:`, error.message)
      setUnanswered((now) => (error ? withId(now, id) : withoutId(now, id)))
      return result?.show ?? null
    },
    [call, page],
  )
  return { claim, unanswered }
}

/**
 * Tells a player of what they have unlocked and no device has shown. Told anew when the connection or the tab comes
 * back: what could not be asked for is asked for again.
 */
export const Unlocks = ({ timers = browserTimers, play = playSound }: UnlocksProps) => {
  const { doc } = useTopic('user')
  const isLive = useLive((state) => state.phase === 'live')
  const isSeen = useIsSeen()
  const told = useCounts(doc?.achievements.length ?? 0, isLive, timers)
  const { claim, unanswered } = useClaim()
  const unshown = doc?.unshown ?? NONE
  const all = useMemo(() => [...new Set([...unanswered, ...unshown])], [unanswered, unshown])
  if (doc === null) return null
  const queue = isLive && isSeen && told !== null ? all : NONE
  const counts = told?.counts ?? null
  return <LazyPopup key={doc.uid} queue={queue} counts={counts} claim={claim} timers={timers} play={play} />
}
