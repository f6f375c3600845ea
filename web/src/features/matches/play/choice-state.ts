import type { BattleDocument } from '@trivium/wire/documents/battle'
import { type ChoiceState, closedLook } from '../../../questions/choice.tsx'

/** The state of a choice in a match, and who chose it. */
export interface DuelChoice extends ChoiceState {
  readonly byThem: boolean
}

/** `chosen`: the player's own choice, possibly before the server has it. */
export const choiceState = (game: BattleDocument, place: number, chosen: number | null): DuelChoice => {
  const { reveal, seat } = game
  if (reveal === null)
    return { look: chosen === null ? 'open' : 'waiting', byYou: chosen === place, byThem: false }
  const byYou = reveal.choices[seat] === place
  const byThem = reveal.choices[seat === 0 ? 1 : 0] === place
  return { look: closedLook(place, reveal.right, byYou || byThem), byYou, byThem }
}
