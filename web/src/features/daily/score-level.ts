/** Four colours for the scores of a day, 0 to 10. */
export type ScoreLevel = 'low' | 'middle' | 'high' | 'perfect'

export const SCORE_LEVELS = [
  { level: 'low', scores: '0 – 3' },
  { level: 'middle', scores: '4 – 6' },
  { level: 'high', scores: '7 – 9' },
  { level: 'perfect', scores: 'All ten' },
] as const satisfies readonly { level: ScoreLevel; scores: string }[]

export const scoreLevel = (score: number): ScoreLevel => {
  if (score >= 10) return 'perfect'
  if (score >= 7) return 'high'
  return score >= 4 ? 'middle' : 'low'
}
