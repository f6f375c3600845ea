import type { AchievementStats } from '@trivium/rules/achievements/achievement'
import { ACHIEVEMENTS, type AchievementId } from '@trivium/rules/achievements/achievements'
import { progress } from '@trivium/rules/achievements/unlocking'
import type { PlayerAchievements } from './player-achievements.ts'

const STATS: AchievementStats = {
  elo: 1_250,
  wins: 7,
  draws: 2,
  winStreak: 1,
  questionsCorrect: 214,
  flagQuestionsCorrect: 43,
  scores: { Survival: 18 },
  flagQuizScores: { oceania: 24, europe: 12 },
  countryQuizScores: { oceania: 5 },
}

const UNLOCKED: Moments = { first_victory: Date.UTC(2026, 10, 3, 12), flag_fan_oceania: 1_000 }

/** When each was unlocked, ms since 1970. */
type Moments = Readonly<Partial<Record<AchievementId, number>>>

/** One of 1,000 players, with two achievements or those given; 412 players have a first victory. */
export const sampleAchievements = (
  unlocked: Moments = UNLOCKED,
  stats: Partial<AchievementStats> = {},
): PlayerAchievements => ({
  username: 'Ada',
  profilePic: 'profile3',
  players: 1_000,
  achievements: ACHIEVEMENTS.map(({ id }) => ({
    id,
    at: unlocked[id] ?? null,
    ...progress({ ...STATS, ...stats }, id),
    count: id === 'first_victory' ? 412 : id in unlocked ? 1 : 0,
  })),
})
