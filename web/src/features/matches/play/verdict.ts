import type { BattleDocument } from '@trivium/wire/documents/battle'

export interface Verdict {
  readonly text: string
  readonly tone: 'right' | 'wrong'
}

/** This player's result for the question that was just closed. */
export const verdictOf = ({ reveal, seat }: Pick<BattleDocument, 'reveal' | 'seat'>): Verdict => {
  const own = reveal?.choices[seat] ?? null
  if (own === null) return { text: 'No answer', tone: 'wrong' }
  return own === reveal?.right ? { text: 'Right', tone: 'right' } : { text: 'Not quite', tone: 'wrong' }
}
