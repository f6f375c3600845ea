/**
 * D16: 'better than n %': of the others who played the day, the share with fewer right answers, in whole percent,
 * rounded down. Who has as many is not beaten, so 100 means better than everybody else. Null when there is nobody else.
 * `plays[score]` is how many had that score, this player included.
 */
export const percentBeaten = (plays: readonly number[], score: number): number | null => {
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
  const others = sum(plays) - 1
  return others < 1 ? null : Math.floor((sum(plays.slice(0, score)) * 100) / others)
}
