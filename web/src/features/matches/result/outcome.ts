import type { BattleDocument } from '@trivium/wire/documents/battle'
import { sidesOf } from '../sides.ts'

export interface Outcome {
  readonly title: string
  readonly detail: string
  readonly tone: 'won' | 'lost' | 'even'
}

const byScore = (won: boolean | null): Pick<Outcome, 'title' | 'tone'> => {
  if (won === null) return { title: 'A draw', tone: 'even' }
  return won ? { title: 'You won', tone: 'won' } : { title: 'You lost', tone: 'lost' }
}

/** The game's outcome for this player, in words. */
export const outcomeOf = (game: BattleDocument): Outcome => {
  const { own, other, opponent } = sidesOf(game)
  const { reason, winner } = game.ended ?? { reason: 'completed', winner: null }
  const won = winner === null ? null : winner === own
  switch (reason) {
    case 'completed':
      return { ...byScore(won), detail: won === null ? 'Nobody was ahead at the end.' : '' }
    case 'resigned':
      return { ...byScore(won), detail: won ? `${opponent.username} resigned.` : 'You resigned.' }
    case 'abandoned':
      return { ...byScore(won), detail: 'Nobody was there any more, so the match ended as it stood.' }
    case 'no-contest':
      return {
        title: 'No contest',
        tone: 'even',
        detail: 'The match ended before the second question. Ratings stay as they were.',
      }
    case 'not-joined':
      return { title: 'The match did not begin', tone: 'even', detail: notJoined(game, own, other) }
  }
}

const notJoined = ({ joined, players }: BattleDocument, own: 0 | 1, other: 0 | 1): string => {
  if (joined[own]) return `${players[other].username} did not join in time. Ratings stay as they were.`
  return joined[other]
    ? 'You did not join in time. Ratings stay as they were.'
    : 'Neither of you joined in time. Ratings stay as they were.'
}
