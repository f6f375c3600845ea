/** L6: more games would let two players move ratings between them. */
const RATED_GAMES_A_DAY = 5

/** Whether one more game against an opponent counts, given the rated games of the two on this UTC day. */
export const isRatedGameAllowed = (gamesTogetherToday: number): boolean =>
  gamesTogetherToday < RATED_GAMES_A_DAY
