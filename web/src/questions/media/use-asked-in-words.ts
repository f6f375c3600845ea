import type { WithMedia } from '@trivium/rules/game/media'
import { useState } from 'react'
import { sound } from '../../preferences/sound.ts'

interface AskedInWords {
  /** The prompt as it is asked now. */
  readonly prompt: string
  readonly isInWords: boolean
  readonly setInWords: (isInWords: boolean) => void
}

/**
 * Whether a question is asked in words: once the player wants that, and for a sound while sounds are off. `atFirst`: the player
 * has asked for words before this question.
 */
export const useAskedInWords = (
  { media, prompt, words = prompt }: WithMedia & { readonly prompt: string },
  atFirst = false,
): AskedInWords => {
  const [isInWords, setInWords] = useState(
    () => atFirst || (media?.kind === 'sound' && sound.get() === 'off'),
  )
  return { prompt: isInWords ? words : prompt, isInWords, setInWords }
}
