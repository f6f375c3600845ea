import { eloAfter, type Rated, type Score } from './elo.ts'

/** A rated game from one player's side. */
export interface PlayedGame {
  /** The opponent's rating before the game. */
  readonly otherElo: number
  readonly score: Score
  /** False if the game no longer counts because of its opponent. */
  readonly counts: boolean
}

/**
 * L7: the rating after these games, in the order they were played, with opponents' ratings at the time. Games
 * that no longer count change no rating, but remain rated games of the player, so the K of the other games
 * stays the same.
 */
export const correctedRating = (start: Rated, games: readonly PlayedGame[]): number =>
  games.reduce<Rated>(
    (own, { otherElo, score, counts }) => ({
      elo: counts ? eloAfter(own, otherElo, score) : own.elo,
      ratedGames: own.ratedGames + 1,
    }),
    start,
  ).elo
