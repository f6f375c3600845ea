import { type RefObject, useLayoutEffect } from 'react'
import { hushSounds, playSound } from '../../preferences/sound.ts'
import { type MomentKind, SOUNDS } from './moment.ts'

/** Any of these ends a moment. They also do what they always do. */
const PRESSES = ['keydown', 'pointerdown'] as const

/** Jumps to the last picture of all motions inside an element. */
const finish = (element: Element): void => {
  for (const motion of element.getAnimations({ subtree: true })) motion.finish()
}

/** Plays a moment's sound when it appears; any key or press ends sound and motion. */
export const useMoment = (kind: MomentKind, plays: boolean, picture: RefObject<Element | null>): void => {
  // Before the picture is painted, so that the first press that sees it ends it.
  useLayoutEffect(() => {
    if (!plays) return
    playSound(SOUNDS[kind])
    const skip = () => {
      for (const press of PRESSES) removeEventListener(press, skip)
      void hushSounds()
      if (picture.current !== null) finish(picture.current)
    }
    for (const press of PRESSES) addEventListener(press, skip)
    return () => {
      for (const press of PRESSES) removeEventListener(press, skip)
      void hushSounds()
    }
  }, [kind, plays, picture])
}
