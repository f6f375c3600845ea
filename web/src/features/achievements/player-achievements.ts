import { ACHIEVEMENT_GROUPS, achievementOf, isAchievementId } from '@trivium/rules/achievements/achievements'
import { unlockShare } from '@trivium/rules/achievements/share'
import { progressRatio } from '@trivium/rules/achievements/unlocking'
import { SHARES_SHOWN_FROM } from '@trivium/rules/shares'
import type { OutputOf } from '@trivium/wire/registry'

/** All achievements with one player's progress. */
export type PlayerAchievements = OutputOf<'readAchievements'>

export interface AchievementStatus {
  readonly achievement: ReturnType<typeof achievementOf>
  /** When it was unlocked, ms since 1970, or the progress towards it. */
  readonly standing:
    | { readonly kind: 'unlocked'; readonly at: number }
    | { readonly kind: 'locked'; readonly have: number; readonly need: number; readonly percent: number }
  /** Per cent of players who have it; null while there are too few players. */
  readonly share: number | null
}

export interface AchievementGroupStatus {
  readonly title: string
  readonly unlocked: number
  readonly cards: readonly AchievementStatus[]
}

/** The player's cards; ids unknown to this version of the page are skipped. */
const cardsOf = ({ achievements, players }: PlayerAchievements): readonly AchievementStatus[] => {
  const shareOf = (count: number) => (players < SHARES_SHOWN_FROM ? null : unlockShare(count, players))
  return achievements.flatMap(({ id, at, have, need, count }) => {
    if (!isAchievementId(id)) return []
    // The bar is full only at the last step.
    const percent = Math.floor(100 * progressRatio(have, id))
    const standing: AchievementStatus['standing'] =
      at === null ? { kind: 'locked', have: Math.min(have, need), need, percent } : { kind: 'unlocked', at }
    return [{ achievement: achievementOf(id), standing, share: shareOf(count) }]
  })
}

const isUnlocked = ({ standing }: AchievementStatus): boolean => standing.kind === 'unlocked'

/** All achievements, by group. */
export const achievementGroups = (player: PlayerAchievements): readonly AchievementGroupStatus[] => {
  const all = cardsOf(player)
  return ACHIEVEMENT_GROUPS.map(({ group, title }) => {
    const cards = all.filter(({ achievement }) => achievement.group === group)
    return { title, cards, unlocked: cards.filter(isUnlocked).length }
  })
}

/** For each achievement, in the order of the page, whether the player has it. */
export const marksOf = (groups: readonly AchievementGroupStatus[]): readonly boolean[] =>
  groups.flatMap(({ cards }) => cards.map(isUnlocked))
