import { achievementOf } from '@trivium/rules/achievements/achievements'
import { unlockShareSentence } from '@trivium/rules/achievements/share'
import { X } from 'lucide-react'
import { type CSSProperties, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { AchievementIcon } from '../../design/achievement-icons/achievement-icon.tsx'
import { IconButton } from '../../design/button.tsx'
import { classNames } from '../../design/class-names.ts'
import { browserTimers, type Timers } from '../../live/timers.ts'
import { playSound } from '../../preferences/sound.ts'
import styles from './popup.module.css'
import {
  NO_POPUPS,
  nextOf,
  PHASE_MS,
  type PopupEvent,
  type PopupQueue,
  popupAfter,
  type Unlock,
} from './popup-queue.ts'

/** Screen readers need this long to notice a new live region, ms. Before, they announce no changes in it. */
const REGION_KNOWN = 150

export interface AchievementPopupProps {
  /** The player's unseen achievements in order; one that was shown here may stay in the list or leave it. */
  readonly queue: readonly Unlock[]
  /**
   * Called right before one opens: whether this device may show it. Null if the request failed: nothing is
   * lost, and the next update of the queue asks again.
   */
  readonly claim: (id: Unlock['id']) => Promise<boolean | null>
  readonly timers?: Pick<Timers, 'after'>
  readonly play?: (sound: string) => void
}

/** Requests the next one as soon as nothing is shown. One at a time, since a granted one has to open. */
const useClaims = (
  popups: PopupQueue,
  claim: AchievementPopupProps['claim'],
  dispatch: (event: PopupEvent) => void,
) => {
  const isAsking = useRef(false)
  const ask = useEffectEvent(async (unlock: Unlock) => {
    if (isAsking.current) return
    isAsking.current = true
    const isOurs = await claim(unlock.id)
    isAsking.current = false
    if (isOurs !== null) dispatch(isOurs ? { type: 'granted', unlock } : { type: 'elsewhere', id: unlock.id })
  })
  // Any update of the queue, even an identical one, may lead to the next request.
  useEffect(() => {
    const next = nextOf(popups)
    if (next !== null) void ask(next)
  }, [popups])
}

/** Opens granted achievements one at a time, and closes each when its time is over. */
const usePopups = ({ queue, claim, timers = browserTimers, play = playSound }: AchievementPopupProps) => {
  const [popups, dispatch] = useReducer(popupAfter, NO_POPUPS)
  const { shown } = popups
  const [isKnown, setKnown] = useState(false)
  useEffect(() => timers.after(REGION_KNOWN, () => setKnown(true)), [timers])
  useEffect(() => {
    if (isKnown) dispatch({ type: 'told', unlocks: queue })
  }, [queue, isKnown])
  useClaims(popups, claim, dispatch)
  useEffect(() => {
    if (shown === null) return
    return timers.after(PHASE_MS[shown.phase], () => dispatch({ type: 'over', of: shown }))
  }, [shown, timers])
  const ring = useEffectEvent(() => play('achievement'))
  const id = shown?.unlock.id
  useEffect(() => {
    if (id !== undefined) ring()
  }, [id])
  return { shown, close: () => dispatch({ type: 'closed' }) }
}

/**
 * The popup for an unlocked achievement. Its live region is on the page even when empty, because screen readers have to
 * know it before its text appears.
 */
export const AchievementPopup = (props: AchievementPopupProps) => {
  const { shown, close } = usePopups(props)
  const leave = () => {
    close()
    // The button disappears: the focus returns to the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const achievement = shown && achievementOf(shown.unlock.id)
  const lasts = shown && ({ '--lasts': `${PHASE_MS[shown.phase]}ms` } as CSSProperties)
  return (
    <div className={classNames(styles.popup, shown && styles[shown.phase])} style={lasts ?? undefined}>
      {achievement && <AchievementIcon icon={achievement.icon} size={72} />}
      <div role="status" className={styles.text}>
        {achievement && (
          <>
            <p className={styles.call}>Achievement unlocked</p>
            <p className={styles.title}>{achievement.title}</p>
            <p>{achievement.description}</p>
            {shown.unlock.share !== null && (
              <p className={styles.share}>{unlockShareSentence(shown.unlock.share)}</p>
            )}
          </>
        )}
      </div>
      {shown && (
        <IconButton label="Close" className={styles.close} onClick={leave}>
          <X />
        </IconButton>
      )}
    </div>
  )
}
