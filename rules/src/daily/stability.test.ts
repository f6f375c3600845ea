import { expect, test } from 'vitest'
import type { Candidate } from '../game/candidate.ts'
import { dayFromNumber, dayNumber } from '../time.ts'
import { dailyCalendar, type FixedDays } from './daily-calendar.ts'
import { growBank, sampleBank, shrinkBank } from './sample-bank.test-kit.ts'
import { openSeed } from './secret-seed.ts'

const FROM = '2026-05-01'
const DAYS = 1_000

const daysOf = (bank: readonly Candidate[], from: string, days: number, history: FixedDays = new Map()) =>
  dailyCalendar({ bank, seedOf: openSeed, history }, from, days)

type Calendar = ReadonlyMap<string, readonly Candidate[]>

/** The share of one calendar’s picks that the other calendar does not have on the same day. */
const changed = (before: Calendar, after: Calendar): number => {
  const stay = [...before].flatMap(([day, ten]) =>
    ten.filter(({ id }) => after.get(day)?.some((one) => one.id === id)),
  )
  return 1 - stay.length / (before.size * 10)
}

test.for([
  { size: 280, atMost: 0.25 },
  { size: 1_100, atMost: 0.25 },
  { size: 3_000, atMost: 0.09 },
  { size: 6_000, atMost: 0.04 },
])(
  'D7 1 % more or fewer of $size questions changes at most $atMost of the picks',
  { timeout: 60_000 },
  ({ size, atMost }) => {
    const bank = sampleBank(size)
    const calendar = daysOf(bank, FROM, DAYS)
    const more = changed(calendar, daysOf(growBank(bank, size / 100), FROM, DAYS))
    const fewer = changed(calendar, daysOf(shrinkBank(bank, size / 100), FROM, DAYS))
    console.info(
      `${size} questions, 1 % more: ${(more * 100).toFixed(1)} %, 1 % fewer: ${(fewer * 100).toFixed(1)} %`,
    )
    expect(more).toBeLessThan(atMost)
    expect(fewer).toBeLessThan(atMost)
  },
)

test('D7 D17 keeping questions with a shared tag apart costs a little stability', { timeout: 60_000 }, () => {
  const tagged = (bank: readonly Candidate[]): Candidate[] =>
    bank.map((one, i) => ({ ...one, tags: [`subject ${i % 900}`, `country ${i % 90}`] }))
  const bank = tagged(sampleBank(3_000))
  const fewer = changed(
    daysOf(bank, FROM, DAYS),
    daysOf(
      bank.filter((_, i) => i % 100 !== 0),
      FROM,
      DAYS,
    ),
  )
  console.info(`3,000 questions with tags, 1 % fewer: ${(fewer * 100).toFixed(1)} %`)
  expect(fewer).toBeLessThan(0.09)
})

const settled = (calendar: Calendar): FixedDays =>
  new Map([...calendar].map(([day, ten]) => [day, ten.map(({ id }) => id)]))

/** The number of pairs of days less than `rest` apart that ask the same question. */
const repeats = (days: FixedDays, rest: number): string[] => {
  const last = new Map<string, string>()
  return [...days].flatMap(([day, ids]) =>
    ids.flatMap((id) => {
      const before = last.get(id)
      last.set(id, day)
      return before !== undefined && dayNumber(day) - dayNumber(before) < rest
        ? [`${before} ${day} ${id}`]
        : []
    }),
  )
}

test.for([60, 280, 500, 3_000])(
  'D8 a history that these rules made from %i questions changes nothing',
  (size) => {
    const bank = sampleBank(size)
    const calendar = daysOf(bank, FROM, 500)
    const history = settled(calendar)
    for (const [day, ten] of [...calendar].slice(200, 240)) {
      expect(daysOf(bank, day, 1, history).get(day)).toEqual(ten)
      const gappy = new Map([...history].filter(([one]) => dayNumber(one) % 3 > 0 && one !== day))
      expect(daysOf(bank, day, 1, gappy).get(day)).toEqual(ten)
    }
  },
)

test.for([
  { size: 3_000, more: 300, rest: 181 },
  { size: 2_000, more: 1_000, rest: 181 },
  { size: 280, more: 5, rest: 19 },
  { size: 280, more: 120, rest: 19 },
])(
  'D8 after a bank of $size questions grows by $more, days avoid the questions of earlier days',
  ({ size, more, rest }) => {
    const bank = sampleBank(size)
    const before = settled(daysOf(bank, FROM, 200))
    const next = dayFromNumber(dayNumber(FROM) + 200)
    const after = daysOf(growBank(bank, more), next, 400, before)
    expect(
      repeats(new Map([...before, ...settled(after)]), rest).filter((one) => one.slice(11) >= next),
    ).toEqual([])
    for (const ten of after.values()) expect(new Set(ten.map(({ category }) => category)).size).toBe(10)
  },
)

test('D8 kept days may contain retired questions, and may lie in the future', () => {
  const bank = sampleBank(3_000)
  const next = daysOf(bank, '2026-05-02', 1).get('2026-05-02') ?? []
  const free = daysOf(bank, FROM, 1).get(FROM) ?? []
  const tomorrow = ['gone', ...free.slice(0, 5).map(({ id }) => id)]
  const today = daysOf(bank, FROM, 1, new Map([['2026-05-02', tomorrow]])).get(FROM) ?? []
  expect(today).toHaveLength(10)
  expect(today.filter(({ id }) => tomorrow.includes(id))).toEqual([])
  expect(today.filter((one) => free.slice(5).includes(one)).length).toBeGreaterThanOrEqual(3)
  expect(next).toHaveLength(10)
})
