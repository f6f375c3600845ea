/** A share of players ('better than n %', 'n % get it right') is shown from this many players on; fewer say nothing. */
export const SHARES_SHOWN_FROM = 20
