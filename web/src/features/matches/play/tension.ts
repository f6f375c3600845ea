import type { BattleDocument } from '@trivium/wire/documents/battle'
import { sidesOf } from '../sides.ts'

/** The number of questions at the end that can be tense. */
const LAST = 2

const WORDS: Readonly<Record<number, string>> = {
  [-1]: 'One point behind. All to play for',
  0: 'Level. All to play for',
  1: 'One point ahead. Hold on',
}

/** What is at stake in one of the last questions of a close match; null in any other. */
export const tensionOf = (
  game: Pick<BattleDocument, 'phase' | 'index' | 'total' | 'scores' | 'seat' | 'players'>,
): string | null => {
  if (game.phase !== 'question' || game.index < game.total - LAST) return null
  const { own, other } = sidesOf(game)
  return WORDS[game.scores[own] - game.scores[other]] ?? null
}
