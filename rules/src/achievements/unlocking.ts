import type { Achievement, AchievementStats } from './achievement.ts'
import { ACHIEVEMENTS, type AchievementId, achievementOf } from './achievements.ts'

/** AC2: whether the counter has reached the threshold. */
const isMet = ({ counter, atLeast }: Achievement, stats: AchievementStats): boolean =>
  counter(stats) >= atLeast

/** AC2: the achievements whose conditions hold now, in the order of the table. */
export const unlockedIds = (stats: AchievementStats): readonly AchievementId[] =>
  ACHIEVEMENTS.filter((achievement) => isMet(achievement, stats)).map(({ id }) => id)

/**
 * AC3: the achievements to add to a player's, in the order of the table. Ids in `had` that are not in the
 * table (from an older version) are ignored.
 */
export const newlyUnlockedIds = (
  stats: AchievementStats,
  had: Iterable<string>,
): readonly AchievementId[] => {
  const has = new Set(had)
  return unlockedIds(stats).filter((id) => !has.has(id))
}

export interface Progress {
  /** The current value of the counter. */
  readonly have: number
  readonly need: number
}

/** AC4: a player's progress, by the deciding counter. */
export const progress = (stats: AchievementStats, id: AchievementId): Progress => {
  const { counter, atLeast } = achievementOf(id)
  return { have: counter(stats), need: atLeast }
}

/** AC4: the completed part of the way to an achievement, 0 to 1, when its counter is `have`. */
export const progressRatio = (have: number, id: AchievementId): number => {
  const { atLeast, startsAt = 0 } = achievementOf(id)
  return Math.min(1, Math.max(0, (have - startsAt) / (atLeast - startsAt)))
}
