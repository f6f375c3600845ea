import { describe, expect, test } from 'vitest'
import type { Candidate } from '../game/candidate.ts'
import { randomFrom, shuffled } from '../random.ts'
import { dayNumber } from '../time.ts'
import { dailyCalendar, dailyPicks, dailySeed } from './daily-calendar.ts'
import { sampleBank } from './sample-bank.test-kit.ts'
import { openSeed, type SecretSeed } from './secret-seed.ts'

const FROM = '2026-05-01'
const DAYS = 1_000

const thousandDays = (bank: readonly Candidate[]): Map<string, Candidate[]> =>
  dailyCalendar({ bank, seedOf: openSeed }, FROM, DAYS)
const ids = (ten: readonly Candidate[]): string[] => ten.map(({ id }) => id)
const mixOf = (ten: readonly Candidate[]): string =>
  [1, 2, 3].map((d) => ten.filter(({ difficulty }) => difficulty === d).length).join()
const categoriesOf = (ten: readonly Candidate[]): number => new Set(ten.map(({ category }) => category)).size

/** The minimum and maximum number of days between two days that ask the same question. */
const restsIn = (calendar: ReadonlyMap<string, readonly Candidate[]>): { least: number; most: number } => {
  const last = new Map<string, number>()
  const rests: number[] = []
  for (const [day, ten] of calendar)
    for (const id of ids(ten)) {
      const before = last.get(id)
      if (before !== undefined) rests.push(dayNumber(day) - before)
      last.set(id, dayNumber(day))
    }
  return { least: Math.min(...rests), most: Math.max(...rests) }
}

const POPULAR = new Set([0, 1, 2, 3, 4].map((n) => `category-${n}`))

describe.for([
  { size: 1_000, rest: 49 },
  { size: 3_000, rest: 181 },
])('D19 1,000 days of $size questions in 14 categories, 5 of them popular', ({ size, rest }) => {
  const bank = sampleBank(size)
  const fewestPopular = (calendar: ReadonlyMap<string, readonly Candidate[]>): number =>
    Math.min(
      ...[...calendar.values()].map((ten) => ten.filter(({ category }) => POPULAR.has(category)).length),
    )
  const calendar = dailyCalendar({ bank, seedOf: openSeed, popular: POPULAR }, FROM, DAYS)

  test('D19 have at least three popular questions each, and need the rule for it', () => {
    expect(fewestPopular(calendar)).toBe(3)
    expect(fewestPopular(thousandDays(bank))).toBeLessThan(3)
  })

  test('D19 keep the mix, the categories and the rest period', () => {
    for (const ten of calendar.values()) expect([mixOf(ten), categoriesOf(ten)]).toEqual(['4,4,2', 10])
    expect(restsIn(calendar).least).toBe(rest)
  })
})

describe('D20 days of 3,000 questions with subjects', () => {
  const about = (subjects: number) =>
    sampleBank(3_000).map((one, i) => ({ ...one, tags: [`subject ${(i * 7) % subjects}`] }))
  const repeated = (calendar: ReadonlyMap<string, readonly Candidate[]>): number => {
    const days = [...calendar.values()].map((ten) => ten.map(({ tags }) => tags[0]))
    return days.flatMap((subjects, i) => {
      const earlier = days.slice(Math.max(0, i - 6), i).flat()
      return subjects.filter((subject) => earlier.includes(subject))
    }).length
  }
  const bank = about(500)
  const calendar = dailyCalendar({ bank, seedOf: openSeed }, FROM, 300)

  test('D20 hardly ever ask about one of 500 subjects twice in seven days', () => {
    // Without the rule some 300 of the 3,000 are repeated; with it only some across the beginning of a turn.
    expect(repeated(calendar)).toBeLessThan(20)
  })

  test('D20 keep the mix, the categories and the rest period with only 40 subjects', () => {
    const few = dailyCalendar({ bank: about(40), seedOf: openSeed }, FROM, 240)
    for (const ten of few.values()) expect([mixOf(ten), categoriesOf(ten)]).toEqual(['4,4,2', 10])
    expect(restsIn(few).least).toBeGreaterThanOrEqual(181)
  })

  test('D20 D1 are the same when picked one by one, and D8 beside kept days that these rules picked', () => {
    const history = new Map([...calendar].map(([day, ten]) => [day, ids(ten)]))
    for (const day of ['2026-05-01', '2026-06-19']) {
      expect(dailyPicks({ bank, seedOf: openSeed }, day)).toEqual(calendar.get(day))
      expect(dailyPicks({ bank, seedOf: openSeed, history }, day)).toEqual(calendar.get(day))
    }
  })
})

describe.for([
  { size: 280, rest: 19 },
  { size: 1_000, rest: 49 },
  { size: 3_000, rest: 181 },
  { size: 6_000, rest: 181 },
])('D1 to D6 1,000 days of $size questions', ({ size, rest }) => {
  const bank = sampleBank(size)
  const calendar = thousandDays(bank)
  const tens = [...calendar.values()]

  test('D2 have the same mix, easy questions first', () => {
    for (const ten of tens) {
      expect(mixOf(ten)).toBe('4,4,2')
      expect(ten).toEqual(ten.toSorted((a, b) => a.difficulty - b.difficulty))
    }
  })

  test('D3 never have a category twice, and each category has its share', () => {
    for (const ten of tens) expect(categoriesOf(ten)).toBe(10)
    for (let i = 0; i < 14; i++) {
      const times = tens.flat().filter(({ category }) => category === `category-${i}`).length
      expect(Math.abs(times / (10_000 / 14) - 1)).toBeLessThan(0.1)
    }
  })

  test('D5 D6 let every question rest', () => {
    expect(restsIn(calendar).least).toBe(rest)
  })

  test('D1 are the same whatever the order of the bank', () => {
    const mixed = shuffled(bank, randomFrom('order'))
    expect(dailyCalendar({ bank: mixed, seedOf: openSeed }, FROM, 60)).toEqual(
      dailyCalendar({ bank, seedOf: openSeed }, FROM, 60),
    )
  })

  test('D1 are the same when picked one by one', () => {
    for (const day of ['2026-05-01', '2026-06-19', '2027-01-01', '2028-02-29'])
      expect(dailyPicks({ bank, seedOf: openSeed }, day)).toEqual(calendar.get(day))
  })
})

describe('D6 a bank that is too small for 180 days', () => {
  test('D6 does not leave any question out for long', () => {
    const calendar = thousandDays(sampleBank(280))
    expect(new Set([...calendar.values()].flatMap(ids)).size).toBe(280)
    expect(restsIn(calendar).most).toBeLessThan(200)
  })

  test.for([
    { size: 20, rest: 1 },
    { size: 60, rest: 3 },
    { size: 140, rest: 9 },
    { size: 500, rest: 31 },
    { size: 2_729, rest: 121 },
    { size: 2_730, rest: 181 },
  ])('D6 of $size questions lets them rest $rest days', ({ size, rest }) => {
    expect(restsIn(thousandDays(sampleBank(size))).least).toBeGreaterThanOrEqual(rest)
  })
})

describe('D3 D4 unbalanced banks', () => {
  test('D3 with five categories every category comes twice', () => {
    for (const ten of dailyCalendar({ bank: sampleBank(3_000, 5), seedOf: openSeed }, FROM, 200).values())
      expect(ten.map(({ category }) => category).sort()).toEqual(
        [0, 0, 1, 1, 2, 2, 3, 3, 4, 4].map((n) => `category-${n}`),
      )
  })

  test('D4 without hard questions others take their place, and rest is kept', () => {
    const calendar = thousandDays(sampleBank(4_000).filter(({ difficulty }) => difficulty < 3))
    for (const ten of calendar.values()) expect(mixOf(ten)).toBe('5,5,0')
    expect(restsIn(calendar).least).toBe(181)
  })

  test('D4 a category as large as all the others is not asked twice a day', () => {
    const large = sampleBank(1_500, 1, 'large').map((one) => ({ ...one, category: 'large' }))
    for (const ten of dailyCalendar(
      { bank: [...sampleBank(1_500), ...large], seedOf: openSeed },
      FROM,
      200,
    ).values())
      expect(categoriesOf(ten)).toBe(10)
  })

  test('D4 fewer than ten questions are all asked; an empty bank gives an empty day', () => {
    expect(dailyPicks({ bank: sampleBank(9), seedOf: openSeed }, FROM)).toHaveLength(9)
    expect(dailyPicks({ bank: sampleBank(10), seedOf: openSeed }, FROM)).toHaveLength(10)
    expect(dailyPicks({ bank: [], seedOf: openSeed }, FROM)).toEqual([])
  })
})

describe('D18 without the secret', () => {
  const bank = sampleBank(3_000)
  const secret =
    (word: string): SecretSeed =>
    (name) =>
      `${word} ${name}`
  const sixty = (seedOf: SecretSeed) => dailyCalendar({ bank, seedOf }, FROM, 60)

  test('D18 the questions of a day cannot be predicted', () => {
    const [one, other] = [sixty(secret('one')), sixty(secret('other'))]
    const same = [...one].flatMap(([day, ten]) => ten.filter((item) => other.get(day)?.includes(item)))
    // By chance, two of the 600 are the same.
    expect(same.length).toBeLessThan(12)
    expect(sixty(secret('one'))).toEqual(one)
  })

  test('D18 the shelf of a month cannot be predicted', () => {
    const [one, other] = [sixty(secret('one')), sixty(secret('other'))]
    const asked = (calendar: typeof one) => new Set([...calendar.values()].slice(0, 30).flatMap(ids))
    const both = [...asked(one)].filter((id) => asked(other).has(id))
    expect(both.length).toBeLessThan(60)
  })

  test('D18 the order of a day’s choices cannot be predicted', () => {
    expect(dailySeed(FROM, secret('one'))).not.toBe(dailySeed(FROM, secret('other')))
    expect(dailySeed(FROM, secret('one'))).not.toBe(dailySeed('2026-05-02', secret('one')))
  })
})
