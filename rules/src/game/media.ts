import type { Millis } from './decider.ts'

/** A picture that belongs to a question. `src` is the last part of its address, which does not tell the answer. */
export interface Picture {
  readonly kind: 'picture'
  readonly src: string
  readonly width: number
  readonly height: number
  /** For players who can't see it; does not tell the answer. */
  readonly alt: string
}

/** A sound that belongs to a question. `src` is the last part of its address, without the ending. */
export interface Sound {
  readonly kind: 'sound'
  readonly src: string
  /** How long it is. */
  readonly ms: Millis
}

export type Media = Picture | Sound

/** What a question with a picture or sound has besides its prompt. */
export interface WithMedia {
  readonly media?: Media
  /** G4: the same question in words, for players who can't see the picture or hear the sound. */
  readonly words?: string | undefined
}

const PICTURE_MS: Millis = 2_000
const SOUND_MS: Millis = 1_500

/** G5: the time in which a picture loads and is looked at, or a sound loads and is heard once. */
export const mediaTime = ({ media }: WithMedia): Millis => {
  if (media === undefined) return 0
  return media.kind === 'picture' ? PICTURE_MS : SOUND_MS + media.ms
}

/** The fields of a view that carry picture or sound, as far as there are any. */
export const mediaOf = ({ media, words }: WithMedia): WithMedia => ({
  ...(media === undefined ? {} : { media }),
  ...(words === undefined ? {} : { words }),
})

/** G4: the question in words, without its picture or sound. One that has neither stays as it is. */
export const inWords = <T extends WithMedia & { readonly prompt: string }>(question: T): T => {
  const { media: _, words, ...rest } = question
  return words === undefined ? question : ({ ...rest, prompt: words } as T)
}
