import type { Achievement, AchievementStats } from './achievement.ts'
import { ACHIEVEMENTS, type AchievementId, achievementOf } from './achievements.ts'

/** AC2 */
const isMet = ({ counter, atLeast }: Achievement, stats: AchievementStats): boolean =>
  counter(stats) >= atLeast

/** AC2: whose conditions hold now, in the order of the table. */
export const unlockedIds = (stats: AchievementStats): readonly AchievementId[] =>
  ACHIEVEMENTS.filter((achievement) => isMet(achievement, stats)).map(({ id }) => id)

/**
 * AC3: what is to be added to those a player has, in the order of the table. Ids in `had` that are not of the table
 * (an older product's) do no harm.
 */
export const newlyUnlockedIds = (
  stats: AchievementStats,
  had: Iterable<string>,
): readonly AchievementId[] => {
  const has = new Set(had)
  return unlockedIds(stats).filter((id) => !has.has(id))
}

export interface Progress {
  /** What the counter stands at. */
  readonly have: number
  readonly need: number
}

/** AC4: how far a player is, by the counter that decides. */
export const progress = (stats: AchievementStats, id: AchievementId): Progress => {
  const { counter, atLeast } = achievementOf(id)
  return { have: counter(stats), need: atLeast }
}

/** AC4: the part of the way to an achievement that is gone, 0 to 1, when its counter stands at `have`. */
export const progressRatio = (have: number, id: AchievementId): number => {
  const { atLeast, startsAt = 0 } = achievementOf(id)
  return Math.min(1, Math.max(0, (have - startsAt) / (atLeast - startsAt)))
}
