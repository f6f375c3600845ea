import { dailyCalendar } from '@trivium/rules/daily/daily-calendar'
import { openSeed } from '@trivium/rules/daily/secret-seed'
import { expect, test } from 'vitest'
import { POPULAR_CATEGORIES } from './categories.ts'
import { withMediaKind } from './drawn.ts'
import { loadQuestions } from './load.ts'

const loaded = await loadQuestions()
if (!loaded.ok) throw new Error('the bank does not load')
const bank = loaded.questions.map(withMediaKind)
const days = [
  ...dailyCalendar({ bank, seedOf: openSeed, popular: POPULAR_CATEGORIES }, '2027-01-01', 300).values(),
]

test('each of 300 dailies of this bank has three questions from different popular categories, and one picture', () => {
  for (const ten of days) {
    const popular = ten.filter(({ category }) => POPULAR_CATEGORIES.has(category))
    expect(new Set(popular.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3)
    expect(ten.filter(({ mediaKind }) => mediaKind === 'picture')).toHaveLength(1)
    expect([1, 2, 3].map((level) => ten.filter(({ difficulty }) => difficulty === level).length)).toEqual([
      4, 4, 2,
    ])
  }
})

/** Tags such as '19th-century arts' and 'ancient arts'. */
const isArts = (tag: string): boolean => tag.endsWith(' arts') && tag !== 'martial arts'

test('300 dailies of this bank never have two questions about the arts of one century', () => {
  for (const ten of days) {
    const arts = ten.flatMap(({ tags }) => tags.filter(isArts))
    expect(new Set(arts).size).toBe(arts.length)
  }
})

test('of 3,000 questions in 300 dailies of this bank, at most 30 repeat a subject of the six days before', () => {
  const repeated = days.flatMap((ten, i) => {
    const earlier = new Set(
      days.slice(Math.max(0, i - 6), i).flatMap((one) => one.map(({ tags }) => tags[0])),
    )
    return ten.filter(({ tags }) => earlier.has(tags[0]))
  })
  expect(repeated.length).toBeLessThanOrEqual(30)
})
