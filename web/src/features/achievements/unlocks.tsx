import { isAchievementId } from '@trivium/rules/achievements/table'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useCall, useLive, useTopic } from '../../live/client-context.ts'
import { browserTimers, type Timers } from '../../live/timers.ts'
import { playSound } from '../../preferences/sound.ts'
import { LatePopup } from './late-popup.tsx'
import type { AchievementPopupProps } from './popup.tsx'
import type { Unlock } from './popup-queue.ts'
import { type ShareOf, useShares } from './use-shares.ts'

interface UnlocksProps {
  readonly timers?: Pick<Timers, 'after'>
  readonly play?: (sound: string) => void
}

const NONE: readonly Unlock[] = []
const NO_IDS: readonly string[] = []

const onVisibility = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Nobody sees what pops up in a tab behind another. */
const useIsSeen = (): boolean => useSyncExternalStore(onVisibility, () => !document.hidden)

const queueOf = (ids: readonly string[], share: ShareOf): readonly Unlock[] =>
  ids.filter(isAchievementId).map((id) => ({ id, share: share(id) }))

/** Tells a player of what they have unlocked and no device has shown: here, now, and with its share. */
export const Unlocks = ({ timers = browserTimers, play = playSound }: UnlocksProps) => {
  const { doc } = useTopic('user')
  const isLive = useLive((state) => state.phase === 'live')
  const isSeen = useIsSeen()
  const share = useShares(doc?.achievements.length ?? 0, isLive, timers)
  const ids = doc?.unshown ?? NO_IDS
  // Told anew when the connection is back, or the tab is: what could not be asked for is asked for again.
  const queue = useMemo(
    () => (isLive && isSeen && share !== null ? queueOf(ids, share) : NONE),
    [ids, share, isLive, isSeen],
  )
  const claim = useClaim()
  return doc && <LatePopup key={doc.uid} queue={queue} claim={claim} timers={timers} play={play} />
}

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
