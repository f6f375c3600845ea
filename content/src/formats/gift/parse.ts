import { type GIFTQuestion, parse } from 'gift-pegjs'

/** The first question of a source that holds one; null: it breaks the grammar. The parser throws at the first fault. */
export const parseQuestion = (gift: string): GIFTQuestion | null => {
  try {
    return parse(gift)[0] ?? null
  } catch {
    return null
  }
}
