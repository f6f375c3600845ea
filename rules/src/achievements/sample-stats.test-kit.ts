import type { AchievementStats } from './achievement.ts'

/** For tests: the counters of a player who has not played yet. */
export const sampleStats = (change: Partial<AchievementStats> = {}): AchievementStats => ({
  elo: 1_000,
  wins: 0,
  draws: 0,
  winStreak: 0,
  questionsCorrect: 0,
  flagQuestionsCorrect: 0,
  scores: {},
  flagQuizScores: {},
  countryQuizScores: {},
  ...change,
})
