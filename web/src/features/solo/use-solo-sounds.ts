import type { SoloDocument } from '@trivium/wire/documents/solo'
import { useEffect, useRef } from 'react'
import { playSound } from '../../preferences/sound.ts'

/** Plays the sounds of right and wrong answers, but not for answers before the page opened. */
export const useSoloSounds = ({ index, reveal }: Pick<SoloDocument, 'index' | 'reveal'>): void => {
  const revealed = reveal === null ? index - 1 : index
  const heard = useRef(revealed)
  useEffect(() => {
    if (revealed === heard.current) return
    heard.current = revealed
    if (reveal !== null) playSound(reveal.wasRight ? 'correct' : 'wrong')
  }, [revealed, reveal])
}
