import { useCallback, useSyncExternalStore } from 'react'
import { useCall, useLive, useTopic } from '../../live/client-context.ts'
import { browserTimers, type Timers } from '../../live/timers.ts'
import { playSound } from '../../preferences/sound.ts'
import { LatePopup } from './late-popup.tsx'
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

/** Whether this device shall show it; null where that can't be asked now. */
const useClaim = (): AchievementPopupProps['claim'] => {
  const call = useCall()
  return useCallback(
    async (id) => {
      const { result, error } = await call('showAchievement', { id })
      if (error) console.info(`The achievement ${id} could not be shown:`, error.message)
      return result?.show ?? null
    },
    [call],
  )
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
  const claim = useClaim()
  if (doc === null) return null
  const queue = isLive && isSeen && told !== null ? doc.unshown : NONE
  const counts = told?.counts ?? null
  return <LatePopup key={doc.uid} queue={queue} counts={counts} claim={claim} timers={timers} play={play} />
}
