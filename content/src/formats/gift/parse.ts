import { type GIFTQuestion, parse } from 'gift-pegjs'

/** The first question of a source; null if it breaks the grammar, because the parser then throws. */
export const parseQuestion = (gift: string): GIFTQuestion | null => {
  try {
    return parse(gift)[0] ?? null
  } catch {
    return null
  }
}
