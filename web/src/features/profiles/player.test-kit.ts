import type { Player } from './player.ts'

/** A registered player with some games, with the fields that a test changes. */
export const samplePlayer = (change: Partial<Player> = {}): Player => ({
  username: 'Ada',
  profilePic: 'profile3',
  elo: 1234,
  ratedGames: 30,
  createdAt: Date.UTC(2026, 4, 3),
  wins: 18,
  losses: 9,
  draws: 3,
  winStreak: 2,
  bestWinStreak: 7,
  perfectScores: 1,
  questionsCorrect: 214,
  flagQuestionsCorrect: 0,
  scores: {},
  flagQuizScores: {},
  countryQuizScores: {},
  ...change,
})
