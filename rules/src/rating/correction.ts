import { eloAfter, type Rated, type Score } from './elo.ts'

/** A rated game as it was played, from one player's side. */
export interface PlayedGame {
  /** The opponent's rating before it. */
  readonly otherElo: number
  readonly score: Score
  /** False: it counts no more, because of whom it was against. */
  readonly counts: boolean
}

/**
 * L7: the rating after these games, in the order they were played, opponents rated as they were then. Games that count
 * no more move no rating; they are rated games of the player's all the same, so K of the others stays what it was.
 */
export const correctedRating = (start: Rated, games: readonly PlayedGame[]): number =>
  games.reduce<Rated>(
    (own, { otherElo, score, counts }) => ({
      elo: counts ? eloAfter(own, otherElo, score) : own.elo,
      ratedGames: own.ratedGames + 1,
    }),
    start,
  ).elo
