import type { GameDocument } from '@trivium/wire/documents/game'
import type { ChoiceState } from './choice.tsx'

const closedLook = (place: number, right: number, anybodys: boolean): ChoiceState['look'] =>
  place === right ? 'right' : anybodys ? 'wrong' : 'passed'

/** How a choice stands: `chosen` is one's own, maybe before the server knows it. */
export const choiceState = (game: GameDocument, place: number, chosen: number | null): ChoiceState => {
  const { reveal, seat } = game
  if (reveal === null)
    return { look: chosen === null ? 'open' : 'waiting', byYou: chosen === place, byThem: false }
  const byYou = reveal.choices[seat] === place
  const byThem = reveal.choices[seat === 0 ? 1 : 0] === place
  return { look: closedLook(place, reveal.right, byYou || byThem), byYou, byThem }
}
