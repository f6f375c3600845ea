import type { Achievement, AchievementGroup } from './achievement.ts'
import { BATTLE_ACHIEVEMENTS } from './battle.ts'
import { COUNTRY_ACHIEVEMENTS } from './countries.ts'
import { FLAG_ACHIEVEMENTS } from './flags.ts'
import { QUESTION_ACHIEVEMENTS } from './questions.ts'

const TABLE = [
  ...BATTLE_ACHIEVEMENTS,
  ...QUESTION_ACHIEVEMENTS,
  ...FLAG_ACHIEVEMENTS,
  ...COUNTRY_ACHIEVEMENTS,
] as const

export type AchievementId = (typeof TABLE)[number]['id']
export type AchievementIcon = (typeof TABLE)[number]['icon']

/** AC1: all achievements, in the order of the page. */
export const ACHIEVEMENTS: readonly (Achievement & {
  readonly id: AchievementId
  readonly icon: AchievementIcon
})[] = TABLE

const GROUP_TITLES: Readonly<Record<AchievementGroup, string>> = {
  battle: 'Battle',
  questions: 'Questions',
  flags: 'Flags',
  countries: 'Countries',
}

/** The groups of the page, in order, with their headings. */
export const ACHIEVEMENT_GROUPS: readonly { readonly group: AchievementGroup; readonly title: string }[] = (
  Object.keys(GROUP_TITLES) as AchievementGroup[]
).map((group) => ({ group, title: GROUP_TITLES[group] }))

const BY_ID: ReadonlyMap<string, (typeof ACHIEVEMENTS)[number]> = new Map(
  ACHIEVEMENTS.map((achievement) => [achievement.id, achievement]),
)

export const isAchievementId = (id: string): id is AchievementId => BY_ID.has(id)

export const achievementOf = (id: AchievementId): (typeof ACHIEVEMENTS)[number] =>
  // Every value of the id type is in the table, because the type is derived from it.
  BY_ID.get(id) as (typeof ACHIEVEMENTS)[number]
