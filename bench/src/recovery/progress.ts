import type { BattleDocument } from '@trivium/wire/documents/battle'

/** A game's progress as a number that never falls during play: phases in order, three per question. */
export const progress = ({ phase, index, chosen, settled }: BattleDocument): number => {
  if (phase === 'joining') return 0
  if (phase === 'starting') return 1
  if (phase === 'ended') return settled ? 101 : 100
  const step = phase === 'reveal' ? 2 : chosen === null ? 0 : 1
  return 2 + index * 3 + step
}
