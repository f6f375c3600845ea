import { isAchievementId } from '@trivium/rules/achievements/achievements'
import { unlockShare } from '@trivium/rules/achievements/share'
import { useMemo } from 'react'
import { AchievementPopup, type AchievementPopupProps } from './popup.tsx'
import type { Counts } from './use-counts.ts'

export interface QueuedPopupProps extends Omit<AchievementPopupProps, 'queue'> {
  /** Ids of the player's unseen achievements, in the server's order. */
  readonly queue: readonly string[]
  /** How many players have each; null: not known. */
  readonly counts: Counts | null
}

/** The popup for unseen achievements; ids unknown to this page wait for a newer version. */
export const QueuedPopup = ({ queue, counts, ...rest }: QueuedPopupProps) => {
  const known = useMemo(
    () =>
      queue
        .filter(isAchievementId)
        .map((id) => ({ id, share: counts && unlockShare(counts.counts[id] ?? 0, counts.players) })),
    [queue, counts],
  )
  return <AchievementPopup queue={known} {...rest} />
}
