import { ACHIEVEMENTS, type AchievementId } from '@trivium/rules/achievements/table'
import { expect, test } from 'vitest'
import { achievementsInHand } from './achievements-in-hand.ts'
import { cardGroups, marksOf, type PlayerAchievements } from './player-achievements.ts'

const cardOf = (player: PlayerAchievements, id: AchievementId) =>
  cardGroups(player)
    .flatMap(({ cards }) => cards)
    .find(({ achievement }) => achievement.id === id)

test('all 26 stand under four headings, with how many of each are unlocked', () => {
  const groups = cardGroups(achievementsInHand())
  expect(groups.flatMap(({ cards }) => cards)).toHaveLength(26)
  expect(groups.map(({ title, unlocked, cards }) => [title, unlocked, cards.length])).toEqual([
    ['Battle', 1, 7],
    ['Questions', 0, 4],
    ['Flags', 1, 8],
    ['Countries', 0, 7],
  ])
})

test('an unlocked one has its moment, a locked one its way', () => {
  const player = achievementsInHand()
  expect(cardOf(player, 'first_victory')).toMatchObject({
    standing: { kind: 'unlocked', at: Date.UTC(2026, 10, 3, 12) },
    share: 41.2,
  })
  expect(cardOf(player, 'all_i_do_is_win')?.standing).toEqual({
    kind: 'locked',
    have: 7,
    need: 11,
    percent: 63,
  })
  expect(cardOf(player, 'quiz_master')?.standing).toMatchObject({ have: 1_250, need: 1_500, percent: 50 })
})

test('who has lost what brought it keeps it', () => {
  const player = achievementsInHand({ unlocked: { winning_streak: 5 } })
  expect(cardOf(player, 'winning_streak')?.standing.kind).toBe('unlocked')
})

test('what is met but not written down yet is a full way, no more', () => {
  const { stats } = achievementsInHand()
  const player = achievementsInHand({ unlocked: {}, stats: { ...stats, wins: 40 } })
  expect(cardOf(player, 'all_i_do_is_win')?.standing).toEqual({
    kind: 'locked',
    have: 11,
    need: 11,
    percent: 100,
  })
})

test('a share that is not known is none', () => {
  expect(cardOf(achievementsInHand(), 'artist')?.share).toBe(null)
  expect(cardOf(achievementsInHand({ shares: null }), 'first_victory')?.share).toBe(null)
})

test('the marks are in the order of the page; what is no achievement counts for nothing', () => {
  const marks = marksOf(achievementsInHand({ unlocked: { of_old: 1, first_victory: 2 } }))
  expect(marks).toHaveLength(ACHIEVEMENTS.length)
  expect(marks.filter(Boolean)).toHaveLength(1)
  expect(marks[0]).toBe(true)
})
