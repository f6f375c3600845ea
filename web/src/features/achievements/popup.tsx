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

/** A screen reader hears only of text in a region that it already knows, ms. */
const REGION_KNOWN = 150

export interface AchievementPopupProps {
  /** All that this player is still to be told of, in their order; what was shown here may stay in it or leave. */
  readonly queue: readonly Unlock[]
  /**
   * Asked right before one opens: whether this device shall show it. Null where that could not be asked: nothing is
   * lost then, and it is asked again when the queue is told anew.
   */
  readonly claim: (id: Unlock['id']) => Promise<boolean | null>
  readonly timers?: Pick<Timers, 'after'>
  readonly play?: (sound: string) => void
}

/** Asks for the next one as soon as there is room, one at a time: what is granted has to open. */
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
  // Whatever changes the queue, also that it is told anew, is a reason to look whom to ask for.
  useEffect(() => {
    const next = nextOf(popups)
    if (next !== null) void ask(next)
  }, [popups])
}

/** Opens what is told, one at a time, and lets each go when its time is over. */
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
 * The sign that an achievement is unlocked. It stands in the page also while it is empty, because what is read out
 * has to be there before its text is.
 */
export const AchievementPopup = (props: AchievementPopupProps) => {
  const { shown, close } = usePopups(props)
  const leave = () => {
    close()
    // The button goes: whoever stood on it goes on in the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const achievement = shown && achievementOf(shown.unlock.id)
  const lasts = shown && ({ '--lasts': `${PHASE_MS[shown.phase]}ms` } as CSSProperties)
  return (
    <div className={classNames(styles.popup, shown && styles[shown.phase])} style={lasts ?? undefined}>
      {achievement && <AchievementIcon icon={achievement.icon} size={72} />}
      <div role="status" className={styles.words}>
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
