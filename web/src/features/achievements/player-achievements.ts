import type { AchievementStats } from '@trivium/rules/achievements/achievement'
import { ACHIEVEMENT_GROUPS, ACHIEVEMENTS } from '@trivium/rules/achievements/table'
import { type Progress, progress, shareOfWay } from '@trivium/rules/achievements/unlocking'

/** What a player's page is made of. */
export interface PlayerAchievements {
  readonly username: string
  /** When each was unlocked, ms since 1970, by id; ids that are none any more are passed over. */
  readonly unlocked: Readonly<Partial<Record<string, number>>>
  readonly stats: AchievementStats
  /** Per cent of all players who have each, by id; null: not known now. */
  readonly shares: Readonly<Partial<Record<string, number>>> | null
}

export interface Card {
  readonly achievement: (typeof ACHIEVEMENTS)[number]
  /** When it was unlocked, or how far the way to it is gone. */
  readonly standing:
    | { readonly kind: 'unlocked'; readonly at: number }
    | { readonly kind: 'locked'; readonly have: number; readonly need: number; readonly percent: number }
  /** Per cent of players; null: not known now. */
  readonly share: number | null
}

export interface CardGroup {
  readonly title: string
  readonly unlocked: number
  readonly cards: readonly Card[]
}

/** A bar is full only with the last step. */
const lockedAt = (way: Progress): Card['standing'] => ({
  kind: 'locked',
  have: Math.min(way.have, way.need),
  need: way.need,
  percent: Math.floor(100 * shareOfWay(way)),
})

const cardOf = (achievement: Card['achievement'], player: PlayerAchievements): Card => {
  const { id } = achievement
  const at = player.unlocked[id]
  return {
    achievement,
    standing: at === undefined ? lockedAt(progress(player.stats, id)) : { kind: 'unlocked', at },
    share: player.shares?.[id] ?? null,
  }
}

const isUnlocked = ({ standing }: Card): boolean => standing.kind === 'unlocked'

/** Every achievement under the heading of its group, as the player stands to it. */
export const cardGroups = (player: PlayerAchievements): readonly CardGroup[] =>
  ACHIEVEMENT_GROUPS.map(({ group, title }) => {
    const own = ACHIEVEMENTS.filter((achievement) => achievement.group === group)
    const cards = own.map((achievement) => cardOf(achievement, player))
    return { title, cards, unlocked: cards.filter(isUnlocked).length }
  })

/** For each achievement, in the order of the page, whether the player has it. */
export const marksOf = ({ unlocked }: PlayerAchievements): readonly boolean[] =>
  ACHIEVEMENTS.map(({ id }) => unlocked[id] !== undefined)
