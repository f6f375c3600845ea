import { describe, expect, test } from 'vitest'
import { ACHIEVEMENT_GROUPS, ACHIEVEMENTS, achievementOf, isAchievementId } from './achievements.ts'
import { sampleStats } from './sample-stats.test-kit.ts'
import { newlyUnlockedIds, progressRatio, unlockedIds } from './unlocking.ts'

describe('AC1 the table', () => {
  test.for(['id', 'title', 'description', 'icon'] as const)('AC1 no two have the same %s', (field) => {
    const all = ACHIEVEMENTS.map((achievement) => achievement[field])
    expect(all).toHaveLength(26)
    expect(new Set<string>(all).size).toBe(26)
  })

  test('AC1 each is in a group of the page, and no group is empty', () => {
    const groups = ACHIEVEMENT_GROUPS.map(({ group }) => group)
    expect([...new Set(ACHIEVEMENTS.map(({ group }) => group))]).toEqual(groups)
  })

  test('AC1 an id is recognised, and an unknown one is not', () => {
    for (const { id, title } of ACHIEVEMENTS) {
      expect(isAchievementId(id)).toBe(true)
      expect(achievementOf(id).title).toBe(title)
    }
    for (const other of ['', 'First_Victory', 'toString', '__proto__'])
      expect(isAchievementId(other)).toBe(false)
  })
})

describe('AC3 new achievements', () => {
  test('AC3 a player who has not played gets none', () => {
    expect(newlyUnlockedIds(sampleStats(), [])).toEqual([])
  })

  test('AC3 several at once are in the order of the table', () => {
    const stats = sampleStats({ wins: 11, winStreak: 5, elo: 1_500, scores: { Survival: 25 } })
    const all = ['first_victory', 'all_i_do_is_win', 'winning_streak', 'quiz_master', 'survivor']
    expect(newlyUnlockedIds(stats, [])).toEqual(all)
    expect(newlyUnlockedIds(stats, ['winning_streak', 'first_victory'])).toEqual([
      'all_i_do_is_win',
      'quiz_master',
      'survivor',
    ])
  })

  test('AC3 a second run, with the new ones added, adds nothing', () => {
    const stats = sampleStats({ wins: 200, elo: 2_100, questionsCorrect: 5_000 })
    expect(newlyUnlockedIds(stats, unlockedIds(stats))).toEqual([])
  })

  test('AC3 an achievement is kept when its counter falls, and unknown ids are ignored', () => {
    const fallen = sampleStats({ wins: 5, elo: 1_400, winStreak: 0 })
    expect(newlyUnlockedIds(fallen, ['first_victory', 'quiz_master', 'winning_streak', 'of_old'])).toEqual([])
  })

  test('AC3 a mode or region that does not count changes nothing', () => {
    const stats = sampleStats({
      scores: { SurvivalUntimed: 100 },
      flagQuizScores: { antarctica: 300 },
      countryQuizScores: { antarctica: 300 },
    })
    expect(unlockedIds(stats)).toEqual([])
  })
})

describe('AC4 progress', () => {
  test.for([
    { wins: 0, way: 0 },
    { wins: 5, way: 5 / 11 },
    { wins: 11, way: 1 },
    { wins: 40, way: 1 },
  ])('AC4 after $wins wins progress towards more than 10 is $way', ({ wins, way }) => {
    expect(progressRatio(wins, 'all_i_do_is_win')).toBe(way)
  })

  test.for([
    { elo: 900, way: 0 },
    { elo: 1_000, way: 0 },
    { elo: 1_250, way: 0.5 },
    { elo: 1_500, way: 1 },
  ])('AC4 progress of a rating begins at everybody’s first rating: $elo is $way', ({ elo, way }) => {
    expect(progressRatio(elo, 'quiz_master')).toBe(way)
  })
})

test('AC5 where the specification’s description differs, ours states what is checked', () => {
  expect(achievementOf('artist').description).toBe('Draw more than 10 games')
  expect(achievementOf('quiz_god').description).toBe('Reach 2000 Elo')
  expect(unlockedIds(sampleStats({ elo: 1_999 }))).toEqual(['quiz_master'])
})
