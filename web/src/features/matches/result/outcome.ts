import type { BattleDocument } from '@trivium/wire/documents/battle'
import type { Outcome } from '../../../result/outcome.ts'
import { sidesOf } from '../sides.ts'

/** A match that is won by this many points was not close. */
const CLEAR = 5

const STAY = 'Ratings stay as they were.'

const byWinner = (won: boolean | null): Pick<Outcome, 'kind' | 'verdict'> => {
  if (won === null) return { kind: 'draw', verdict: 'A draw' }
  return won ? { kind: 'win', verdict: 'You won' } : { kind: 'loss', verdict: 'You lost' }
}

/** How close it was, in a match played to its end. */
const byScore = (game: BattleDocument, won: boolean | null): string => {
  const { own, other, opponent } = sidesOf(game)
  const margin = Math.abs(game.scores[own] - game.scores[other])
  if (won === null) return 'Nothing between the two of you.'
  if (margin <= 1) return won ? 'By a single point. They all count.' : 'By a single point. So close.'
  if (margin < CLEAR) return won ? 'Well played.' : `${opponent.username} had the edge today.`
  if (!won) return `${opponent.username} knew the road.`
  return game.scores[other] === 0 ? 'A clean sweep.' : 'With room to spare.'
}

const notJoined = ({ joined, players }: BattleDocument, own: 0 | 1, other: 0 | 1): string => {
  if (joined[own]) return `${players[other].username} did not join in time. ${STAY}`
  return joined[other] ? `You did not join in time. ${STAY}` : `Neither of you joined in time. ${STAY}`
}

/** The outcome of a match for this player. */
export const matchOutcome = (game: BattleDocument): Outcome => {
  const { own, other, opponent } = sidesOf(game)
  const { reason, winner } = game.ended ?? { reason: 'completed', winner: null }
  const won = winner === null ? null : winner === own
  switch (reason) {
    case 'completed':
      return { ...byWinner(won), line: byScore(game, won) }
    case 'resigned':
      return { ...byWinner(won), line: won ? `${opponent.username} resigned.` : 'You resigned.' }
    case 'abandoned':
      return {
        ...byWinner(won),
        line: 'Both players were gone, so the match ended with the score at that point.',
      }
    case 'no-contest':
      return {
        kind: 'void',
        verdict: 'No contest',
        line: `The match ended before the second question. ${STAY}`,
      }
    case 'not-joined':
      return { kind: 'void', verdict: 'The match did not begin', line: notJoined(game, own, other) }
  }
}
