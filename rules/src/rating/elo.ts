/**
 * Elo ratings, after Arpad Elo, "The Rating of Chessplayers, Past and Present" (1978), with K in steps as in
 * FIDE's rating regulations (B.02, section 8.3.3), but with the numbers of this product.
 */

export const START_ELO = 1_000
/** L4: no rating falls below this. */
export const FLOOR_ELO = 100
/** L2: a rating moves quickly in the first games and slowly at the top. */
const PROVISIONAL_GAMES = 20
const TOP_ELO = 2_000

/** A game's result for one player: lost, drawn, won. */
export type Score = 0 | 0.5 | 1

export interface Rated {
  readonly elo: number
  /** Rated games before this one. */
  readonly ratedGames: number
}

/** L1: the share of points that `own` can expect against `other`, 0 to 1; the two shares add up to 1. */
export const expectedScore = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400))

/** L2: the largest change of a rating by one game. */
export const kFactor = ({ elo, ratedGames }: Rated): number => {
  if (isProvisional(ratedGames)) return 40
  return elo >= TOP_ELO ? 10 : 20
}

/** L3: whether a rating is still provisional and is shown with a '?'. */
export const isProvisional = (ratedGames: number): boolean => ratedGames < PROVISIONAL_GAMES

/**
 * The rating after a game: at least the floor (L4), changed by the nearest whole number (L5). A change of
 * exactly a half does not occur, so the two sides of a game are rounded alike.
 */
export const eloAfter = (own: Rated, otherElo: number, score: Score): number =>
  Math.max(FLOOR_ELO, own.elo + Math.round(kFactor(own) * (score - expectedScore(own.elo, otherElo))))
