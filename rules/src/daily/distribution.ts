import { SHARES_SHOWN_FROM } from '../shares.ts'

/**
 * D16: 'better than n %': the share of the other players of the day with fewer right answers, in whole percent,
 * rounded down. Equal scores are not beaten, so 100 means better than everybody else. Null while fewer than 20 have played.
 * `plays[score]` is the number of players with that score, including this one.
 */
export const percentBeaten = (plays: readonly number[], score: number): number | null => {
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
  const others = sum(plays) - 1
  return others + 1 < SHARES_SHOWN_FROM ? null : Math.floor((sum(plays.slice(0, score)) * 100) / others)
}
