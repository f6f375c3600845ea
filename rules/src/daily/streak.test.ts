import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayFromNumber, dayNumber, isoWeek } from '../time.ts'
import { mergePlays, streakAt } from './streak.ts'

/** A Monday. */
const MONDAY = dayNumber('2026-11-02')

/** Days from a Monday on: 'x' is played, '.' is missed, spaces are for readability. Today is the last day. */
const streak = (weeks: string) => {
  const marks = weeks.replaceAll(' ', '')
  const days = [...marks].flatMap((mark, i) => (mark === 'x' ? [dayFromNumber(MONDAY + i)] : []))
  return streakAt(days, dayFromNumber(MONDAY + marks.length - 1))
}

describe('D10 D11 D12 the streak', () => {
  test.for([
    { weeks: '.......', length: 0, why: 'nobody has played' },
    { weeks: '......x', length: 1, why: 'the first day' },
    { weeks: 'xxxxxxx xxx', length: 10, why: 'every day' },
    { weeks: 'xxxxxxx xx.', length: 9, why: 'D12 today can still be played' },
    { weeks: 'xxx.xxx', length: 6, why: 'D11 one day missed counts for nothing and ends nothing' },
    { weeks: 'xxx.xxx x.xxxxx xxxxx.x', length: 18, why: 'D11 one in every week' },
    { weeks: 'x.xxx.x', length: 4, why: 'D11 a second one of the week ends it after the first' },
    { weeks: 'xxx..xx', length: 2, why: 'D11 two in a row of the same week' },
    { weeks: 'xxxxxx. .xxxxxx', length: 12, why: 'D11 two in a row of two weeks' },
    { weeks: 'xxxxxx. ..xx', length: 2, why: 'D11 three in a row' },
    { weeks: 'xxxxxxx .......', length: 0, why: 'a week away' },
    { weeks: 'xxxxxxx x.x', length: 9, why: 'D11 the day missed before today' },
    { weeks: 'xxxxxxx x..', length: 8, why: 'D11 D12 yesterday missed, today still open' },
    { weeks: 'xxxxxxx ...', length: 0, why: 'D11 D12 two missed, today still open' },
    { weeks: '..x.x', length: 2, why: 'D11 days before the first are not missed' },
  ])('D10 $weeks is $length: $why', ({ weeks, length }) => {
    expect(streak(weeks).length).toBe(length)
  })

  test('D10 the best streak is kept after it has ended', () => {
    expect(streak('xxxx.xx ...x.')).toMatchObject({ length: 1, best: 6 })
    expect(streak('x.xxx.x')).toMatchObject({ length: 4, best: 4 })
  })

  test.for([
    { weeks: 'xxxxxxx xx.', can: true },
    { weeks: 'xxx.xxx x', can: true },
    { weeks: 'xxxxxxx .x', can: false },
    { weeks: 'xxxxxxx ..x', can: true },
    { weeks: '.......', can: false },
  ])('D11 after $weeks one more day may be missed: $can', ({ weeks, can }) => {
    expect(streak(weeks).canMissOne).toBe(can)
  })

  test('D12 the result states whether today has been played; future days are ignored', () => {
    expect(streak('xxx').hasPlayedToday).toBe(true)
    expect(streak('xx.').hasPlayedToday).toBe(false)
    expect(streakAt(['2026-11-02', '2026-11-03', '2026-11-05'], '2026-11-03')).toMatchObject({
      length: 2,
      best: 2,
    })
    expect(streakAt(['2026-11-05'], '2026-11-03')).toMatchObject({
      length: 0,
      best: 0,
      hasPlayedToday: false,
    })
  })
})

describe('D10 D11 D13 any days', () => {
  const days = fc.array(fc.integer({ min: MONDAY, max: MONDAY + 60 }), { maxLength: 70 })
  const today = MONDAY + 50
  const lengthOf = (numbers: readonly number[]): number =>
    streakAt(numbers.map(dayFromNumber), dayFromNumber(today)).length

  /** D10 and D11, literally: the longest run to today, or to yesterday, in which no week misses two days. */
  const bySearch = (numbers: readonly number[]): number => {
    const played = new Set(numbers)
    const last = played.has(today) ? today : today - 1
    let longest = 0
    for (let from = MONDAY; from <= last; from++) {
      const stretch = Array.from({ length: last - from + 1 }, (_, i) => from + i)
      const weeks = stretch.filter((day) => !played.has(day)).map(isoWeek)
      if (played.has(from) && new Set(weeks).size === weeks.length)
        longest = Math.max(longest, stretch.length - weeks.length)
    }
    return longest
  }

  test('D10 D11 the streak is the longest run that reaches to today', () => {
    fc.assert(
      fc.property(days, (numbers) => {
        expect(lengthOf(numbers)).toBe(bySearch(numbers))
      }),
      { numRuns: 1_000 },
    )
  })

  test('D13 one more played day never makes the streak shorter', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: MONDAY, max: today }), (numbers, more) => {
        expect(lengthOf([...numbers, more])).toBeGreaterThanOrEqual(lengthOf(numbers))
      }),
      { numRuns: 1_000 },
    )
  })

  test('D10 the best streak is at least as long as every streak so far', () => {
    fc.assert(
      fc.property(days, (numbers) => {
        const { best } = streakAt(numbers.map(dayFromNumber), dayFromNumber(MONDAY + 60))
        const lengths = Array.from(
          { length: 61 },
          (_, i) => streakAt(numbers.map(dayFromNumber), dayFromNumber(MONDAY + i)).length,
        )
        expect(best).toBe(Math.max(...lengths))
      }),
    )
  })
})

describe('D13 a guest who logs in to an account', () => {
  const play = (day: string, startedAt: number, score: number) => ({ day, startedAt, score })

  test('D13 the days of both are merged; of two plays of one day the one that began first counts', () => {
    const account = [play('2026-11-03', 300, 4), play('2026-11-04', 410, 10)]
    const guest = [play('2026-11-02', 200, 5), play('2026-11-04', 400, 6), play('2026-11-03', 301, 9)]
    expect(mergePlays(account, guest)).toEqual([
      play('2026-11-02', 200, 5),
      play('2026-11-03', 300, 4),
      play('2026-11-04', 400, 6),
    ])
  })

  test('D13 of plays that began at the same moment the account’s counts', () => {
    expect(mergePlays([play('2026-11-02', 1, 3)], [play('2026-11-02', 1, 8)])).toEqual([
      play('2026-11-02', 1, 3),
    ])
  })

  test('D13 merging can join two streaks into one', () => {
    const days = [
      ...mergePlays([play('2026-11-03', 2, 1), play('2026-11-05', 4, 1)], [play('2026-11-04', 3, 1)]),
    ]
    expect(
      streakAt(
        days.map(({ day }) => day),
        '2026-11-05',
      ).length,
    ).toBe(3)
  })
})
