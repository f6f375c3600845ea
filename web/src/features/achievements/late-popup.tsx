import { useEffect, useState } from 'react'
import type { AchievementPopup, AchievementPopupProps } from './popup.tsx'

/**
 * The popup for the shell, whose script comes with the first achievement to tell of. If it does not come, nothing has
 * been claimed: the achievement is still in the queue, and is tried again when the queue is told anew.
 */
export const LatePopup = (props: AchievementPopupProps) => {
  const [Popup, setPopup] = useState<typeof AchievementPopup | null>(null)
  const { queue } = props
  useEffect(() => {
    if (queue.length === 0 || Popup !== null) return
    let isHere = true
    import('./popup.tsx').then(
      (loaded) => {
        if (isHere) setPopup(() => loaded.AchievementPopup)
      },
      (error: unknown) => console.info('The popup of an achievement did not load:', error),
    )
    return () => {
      isHere = false
    }
  }, [queue, Popup])
  return Popup && <Popup {...props} />
}
