import type { SoloDocument } from '@trivium/wire/documents/solo'
import { useEffect, useRef } from 'react'
import { inARowOf, playAnswer } from '../../questions/answer-sound.ts'

/** Plays the sounds of right and wrong answers, but not for answers before the page opened. */
export const useSoloSounds = ({
  index,
  reveal,
  marks,
}: Pick<SoloDocument, 'index' | 'reveal' | 'marks'>): void => {
  const revealed = reveal === null ? index - 1 : index
  const heard = useRef(revealed)
  useEffect(() => {
    if (revealed === heard.current) return
    heard.current = revealed
    if (reveal !== null) playAnswer(reveal.wasRight, inARowOf(marks))
  }, [revealed, reveal, marks])
}
