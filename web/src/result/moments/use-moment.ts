import { type RefObject, useLayoutEffect } from 'react'
import { muteSounds, playSound } from '../../preferences/sound.ts'
import { type MomentKind, SOUNDS } from './moment.ts'
import { beginMoment } from './playing.ts'

/** Any of these ends a moment. They also do what they always do. */
const PRESSES = ['keydown', 'pointerdown'] as const

const motionsIn = (element: Element | null) => element?.getAnimations({ subtree: true }) ?? []

/** Plays a moment's sound when it appears; any key or press ends sound and motion. */
export const useMoment = (kind: MomentKind, plays: boolean, picture: RefObject<Element | null>): void => {
  // Before the picture is painted, so that the first press that sees it ends it.
  useLayoutEffect(() => {
    if (!plays) return
    playSound(SOUNDS[kind])
    const end = beginMoment()
    void Promise.allSettled(motionsIn(picture.current).map(({ finished }) => finished)).then(end)
    const stop = () => {
      for (const press of PRESSES) removeEventListener(press, skip)
      void muteSounds()
      end()
    }
    const skip = () => {
      stop()
      for (const motion of motionsIn(picture.current)) motion.finish()
    }
    for (const press of PRESSES) addEventListener(press, skip)
    return stop
  }, [kind, plays, picture])
}
