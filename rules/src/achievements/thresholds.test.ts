import { describe, expect, test } from 'vitest'
import type { AchievementStats } from './achievement.ts'
import { ACHIEVEMENTS, type AchievementId, achievementOf } from './achievements.ts'
import { sampleStats } from './sample-stats.test-kit.ts'
import { newlyUnlockedIds, progress, progressRatio, unlockedIds } from './unlocking.ts'

type Change = (value: number) => Partial<AchievementStats>

const wins: Change = (value) => ({ wins: value })
const questions: Change = (value) => ({ questionsCorrect: value })
const elo: Change = (value) => ({ elo: value })
const flags =
  (region: string): Change =>
  (value) => ({ flagQuizScores: { [region]: value } })
const countries =
  (continent: string): Change =>
  (value) => ({ countryQuizScores: { [continent]: value } })

/** From the specification and PRODUCT section 12: the first value that unlocks. */
const FIRST: Readonly<Record<AchievementId, readonly [set: Change, first: number]>> = {
  artist: [(draws) => ({ draws }), 11],
  first_victory: [wins, 1],
  all_i_do_is_win: [wins, 11],
  suffering_from_success: [wins, 101],
  know_it_all: [questions, 101],
  quiz_whiz: [questions, 501],
  brainiac: [questions, 1_001],
  quiz_master: [elo, 1_500],
  quiz_god: [elo, 2_000],
  survivor: [(Survival) => ({ scores: { Survival } }), 25],
  geography_expert: [(flagQuestionsCorrect) => ({ flagQuestionsCorrect }), 50],
  winning_streak: [(winStreak) => ({ winStreak }), 5],
  flag_fanatic: [flags('all'), 248],
  flag_fan_africa: [flags('africa'), 50],
  flag_fan_asia: [flags('asia'), 49],
  flag_fan_europe: [flags('europe'), 50],
  flag_fan_north_america: [flags('north-america'), 34],
  flag_fan_south_america: [flags('south-america'), 12],
  flag_fan_oceania: [flags('oceania'), 24],
  globetrotter: [countries('all'), 174],
  country_explorer_europe: [countries('europe'), 38],
  country_explorer_asia: [countries('asia'), 42],
  country_explorer_oceania: [countries('oceania'), 6],
  country_explorer_africa: [countries('africa'), 49],
  country_explorer_north_america: [countries('north-america'), 16],
  country_explorer_south_america: [countries('south-america'), 12],
}

const rows = Object.entries(FIRST).map(([id, [set, first]]) => ({ id: id as AchievementId, set, first }))

test('AC1 every achievement of the table is listed here, and no other', () => {
  expect(ACHIEVEMENTS.map(({ id }) => id).sort()).toEqual(Object.keys(FIRST).sort())
})

describe.for(rows)('AC2 $id is unlocked at $first', ({ id, set, first }) => {
  const at = (value: number) => sampleStats(set(value))

  test('AC2 not below the threshold', () => {
    expect(unlockedIds(at(first - 1))).not.toContain(id)
  })

  test('AC2 at the threshold, as a new achievement', () => {
    expect(unlockedIds(at(first))).toContain(id)
    expect(newlyUnlockedIds(at(first), [])).toContain(id)
  })

  test('AC2 above the threshold too', () => {
    expect(unlockedIds(at(first + 1))).toContain(id)
    expect(unlockedIds(at(first * 10))).toContain(id)
  })

  test('AC4 the deciding counter is the one shown', () => {
    for (const have of [first - 1, first, first + 1])
      expect(progress(at(have), id)).toEqual({ have, need: first })
  })

  test('AC4 only the achievement’s own field moves it', () => {
    const { have } = progress(sampleStats(), id)
    expect(progressRatio(have, id)).toBe(0)
    const others = rows.filter((other) => other.set !== set && !sameField(other.set, set))
    for (const other of others) expect(progress(sampleStats(other.set(999)), id).have).toBe(have)
  })

  test('AC5 the description states the number that is checked', () => {
    const { description } = achievementOf(id)
    if (first === 1) return
    const said = Number(/\d+/.exec(description)?.[0])
    expect(description.includes('more than') ? said + 1 : said).toBe(first)
  })
})

/** Whether two rows set the same counter. */
function sameField(one: Change, other: Change): boolean {
  return JSON.stringify(one(1)) === JSON.stringify(other(1))
}
