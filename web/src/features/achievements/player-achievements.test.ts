import type { AchievementId } from '@trivium/rules/achievements/achievements'
import { expect, test } from 'vitest'
import { sampleAchievements } from './achievements.test-kit.ts'
import { achievementGroups, marksOf, type PlayerAchievements } from './player-achievements.ts'

const cardOf = (player: PlayerAchievements, id: AchievementId) =>
  achievementGroups(player)
    .flatMap(({ cards }) => cards)
    .find(({ achievement }) => achievement.id === id)

test('all 26 are under four headings, with the number unlocked in each', () => {
  const groups = achievementGroups(sampleAchievements())
  expect(groups.flatMap(({ cards }) => cards)).toHaveLength(26)
  expect(groups.map(({ title, unlocked, cards }) => [title, unlocked, cards.length])).toEqual([
    ['Battle', 1, 7],
    ['Questions', 0, 4],
    ['Flags', 1, 8],
    ['Countries', 0, 7],
  ])
})

test('an unlocked one has its time and its share, a locked one its progress', () => {
  const player = sampleAchievements()
  expect(cardOf(player, 'first_victory')).toMatchObject({
    standing: { kind: 'unlocked', at: Date.UTC(2026, 10, 3, 12) },
    share: 41.2,
  })
  const locked = { kind: 'locked', have: 7, need: 11, percent: 63 }
  expect(cardOf(player, 'all_i_do_is_win')).toMatchObject({ standing: locked, share: 0 })
  expect(cardOf(player, 'quiz_master')?.standing).toMatchObject({ have: 1_250, need: 1_500, percent: 50 })
})

test('an achievement stays unlocked when its counter falls', () => {
  const player = sampleAchievements({ winning_streak: 5 }, { winStreak: 0 })
  expect(cardOf(player, 'winning_streak')?.standing.kind).toBe('unlocked')
})

test('a counter above the threshold of a locked achievement shows full progress, no more', () => {
  const full = { kind: 'locked', have: 11, need: 11, percent: 100 }
  expect(cardOf(sampleAchievements({}, { wins: 40 }), 'all_i_do_is_win')?.standing).toEqual(full)
})

test('the marks are in the order of the page', () => {
  const marks = marksOf(achievementGroups(sampleAchievements()))
  expect(marks).toHaveLength(26)
  expect(marks.filter(Boolean)).toHaveLength(2)
  expect(marks[0]).toBe(true)
})

test('unknown ids are skipped', () => {
  const player = sampleAchievements()
  const more = { id: 'of_tomorrow', at: 1, have: 1, need: 1, count: 1 }
  const groups = achievementGroups({ ...player, achievements: [more, ...player.achievements] })
  expect(groups).toEqual(achievementGroups(player))
})
