import type { PlayerAchievements } from './player-achievements.ts'

/** A player who has some, as tests change them. */
export const achievementsInHand = (change: Partial<PlayerAchievements> = {}): PlayerAchievements => ({
  username: 'Ada',
  unlocked: { first_victory: Date.UTC(2026, 10, 3, 12), flag_fan_oceania: Date.UTC(2026, 10, 20, 12) },
  stats: {
    elo: 1_250,
    wins: 7,
    draws: 2,
    winStreak: 1,
    questionsCorrect: 214,
    flagQuestionsCorrect: 43,
    scores: { Survival: 18 },
    flagQuizScores: { oceania: 24, europe: 12 },
    countryQuizScores: { oceania: 5 },
  },
  shares: { first_victory: 41.2, flag_fan_oceania: 3, quiz_god: 0.1 },
  ...change,
})
