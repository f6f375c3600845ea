import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useCall, useLive, useTopic } from '../../live/client-context.ts'
import { browserTimers, type Timers } from '../../live/timers.ts'
import { playSound } from '../../preferences/sound.ts'
import { useIsMomentPlaying } from '../../result/moments/playing.ts'
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

/** Nobody sees a popup in a hidden tab. */
const useIsSeen = (): boolean => useSyncExternalStore(onVisibility, () => !document.hidden)

/** Returns the same list if nothing changes, so that the queue is not updated. */
const withId = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id])
const withoutId = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : ids

/** Identifies this page to the server when it repeats a claim. */
const nameOfPage = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

interface Claiming {
  /** Whether this page may show it; null if that can't be asked now. */
  readonly claim: AchievementPopupProps['claim']
  /** Claimed without a reply: the server may count them as shown. */
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
 * Shows the player's new achievements that no device has shown. The queue is updated when the connection or the tab comes
 * back, so failed requests are repeated.
 */
export const Unlocks = ({ timers = browserTimers, play = playSound }: UnlocksProps) => {
  const { doc } = useTopic('user')
  const isLive = useLive((state) => state.phase === 'open')
  const isSeen = useIsSeen()
  // On phones it would cover the moment's picture.
  const isFree = !useIsMomentPlaying()
  const told = useCounts(doc?.achievements.length ?? 0, isLive, timers)
  const { claim, unanswered } = useClaim()
  const unshown = doc?.unshown ?? NONE
  const all = useMemo(() => [...new Set([...unanswered, ...unshown])], [unanswered, unshown])
  if (doc === null) return null
  const queue = isLive && isSeen && isFree && told !== null ? all : NONE
  const counts = told?.counts ?? null
  return <LazyPopup key={doc.uid} queue={queue} counts={counts} claim={claim} timers={timers} play={play} />
}
