import type { WithMedia } from '@trivium/rules/game/media'

/** What is announced to screen readers: a question with a picture or sound is read in words. */
export const spokenPrompt = ({ prompt, words }: WithMedia & { readonly prompt: string }): string =>
  words ?? prompt
