import type { BattleDocument } from '@trivium/wire/documents/battle'
import { type ChoiceState, closedLook } from '../../../questions/choice.tsx'

/** How a choice of a duel stands, and who chose it. */
export interface DuelChoice extends ChoiceState {
  readonly byThem: boolean
}

/** `chosen` is one's own choice, maybe before the server knows it. */
export const choiceState = (game: BattleDocument, place: number, chosen: number | null): DuelChoice => {
  const { reveal, seat } = game
  if (reveal === null)
    return { look: chosen === null ? 'open' : 'waiting', byYou: chosen === place, byThem: false }
  const byYou = reveal.choices[seat] === place
  const byThem = reveal.choices[seat === 0 ? 1 : 0] === place
  return { look: closedLook(place, reveal.right, byYou || byThem), byYou, byThem }
}
