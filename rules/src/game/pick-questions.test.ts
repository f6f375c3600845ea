import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, shareTag } from './candidate.ts'
import type { Difficulty } from './item.ts'
import { pickQuestions } from './pick-questions.ts'

const CATEGORIES = Array.from({ length: 14 }, (_, i) => `category-${i}`)

/** A bank of 14 categories with this many questions each, of all difficulties. */
const bank = (each: number): Candidate[] =>
  CATEGORIES.flatMap((category) =>
    Array.from({ length: each }, (_, i) => ({
      id: `${category}-${i}`,
      category,
      difficulty: ((i % 3) + 1) as Difficulty,
      tags: [],
    })),
  )

const NONE: ReadonlyMap<string, number> = new Map()
const count = <T>(items: readonly T[]): Map<T, number> =>
  items.reduce((counts, item) => counts.set(item, (counts.get(item) ?? 0) + 1), new Map<T, number>())
const ids = (picks: readonly Candidate[]): string[] => picks.map(({ id }) => id)

describe('Q1 seen questions', () => {
  const pool = bank(2)

  test('Q1 are not picked while others are left', () => {
    const seen = new Map(pool.slice(0, 18).map(({ id }) => [id, 1]))
    expect(ids(pickQuestions(pool, seen, 10, 'seed')).filter((id) => seen.has(id))).toEqual([])
  })

  test('Q1 are picked if there are too few unseen ones, and only as many as needed', () => {
    const seen = new Map(pool.slice(0, 22).map(({ id }) => [id, 1]))
    const picks = ids(pickQuestions(pool, seen, 10, 'seed'))
    expect(picks.filter((id) => !seen.has(id))).toHaveLength(6)
    expect(picks.filter((id) => seen.has(id))).toHaveLength(4)
  })

  test('Q1 are picked in order, those seen longest ago first', () => {
    const one = CATEGORIES.slice(0, 12).map((category) => pool.find((item) => item.category === category)!)
    const seen = new Map(one.map(({ id }, i) => [id, 1_000 - i]))
    expect(ids(pickQuestions(one, seen, 5, 'seed')).sort()).toEqual(ids(one.slice(7)).sort())
  })
})

describe('Q2 categories', () => {
  test('Q2 ten questions come from ten categories', () => {
    for (let i = 0; i < 50; i++)
      expect(count(pickQuestions(bank(20), NONE, 10, `${i}`).map(({ category }) => category)).size).toBe(10)
  })

  test('Q2 with more questions than categories each is used equally often, plus or minus one', () => {
    const picks = pickQuestions(bank(20), NONE, 50, 'seed')
    const used = [...count(picks.map(({ category }) => category)).values()]
    expect(used).toHaveLength(14)
    expect(new Set(used)).toEqual(new Set([3, 4]))
  })

  test('Q2 a used-up category passes its turn to the others', () => {
    const pool = [...bank(1).slice(0, 1), ...bank(20).filter(({ category }) => category === 'category-5')]
    expect(count(pickQuestions(pool, NONE, 10, 'seed').map(({ category }) => category))).toEqual(
      new Map([
        ['category-5', 9],
        ['category-0', 1],
      ]),
    )
  })

  test('Q2 over many games every category has its turn', () => {
    const picks = Array.from({ length: 700 }, (_, i) => pickQuestions(bank(20), NONE, 10, `${i}`)).flat()
    for (const times of count(picks.map(({ category }) => category)).values()) {
      expect(times).toBeGreaterThan(430)
      expect(times).toBeLessThan(570)
    }
  })
})

describe('Q3 difficulty', () => {
  const difficulties = (picks: readonly Candidate[]) => {
    const counts = count(picks.map(({ difficulty }) => difficulty))
    return ([1, 2, 3] as const).map((difficulty) => counts.get(difficulty) ?? 0)
  }

  test('Q3 of ten questions four are medium, with four easy and two hard, or three of each', () => {
    const mixes = count(
      Array.from({ length: 400 }, (_, i) => difficulties(pickQuestions(bank(20), NONE, 10, `${i}`)).join()),
    )
    expect([...mixes.keys()].sort()).toEqual(['3,4,3', '4,4,2'])
    for (const times of mixes.values()) expect(Math.abs(times - 200)).toBeLessThan(40)
  })

  test.for([
    { of: 20, mix: [7, 8, 5] },
    { of: 40, mix: [14, 16, 10] },
    { of: 1, mix: [0, 1, 0] },
  ])('Q3 $of questions have the mix $mix', ({ of, mix }) => {
    expect(difficulties(pickQuestions(bank(20), NONE, of, 'seed'))).toEqual(mix)
  })

  test('Q3 Q1 freshness takes precedence over difficulty', () => {
    const pool = bank(20)
    const seen = new Map(pool.filter(({ difficulty }) => difficulty !== 1).map(({ id }) => [id, 1]))
    expect(difficulties(pickQuestions(pool, seen, 10, 'seed'))).toEqual([10, 0, 0])
  })

  test('Q3 Q2 categories take precedence over difficulty', () => {
    const pool = bank(20).filter(({ category, difficulty }) => category < 'category-12' || difficulty === 3)
    const picks = pickQuestions(pool, NONE, 14, 'seed')
    expect(count(picks.map(({ category }) => category)).size).toBe(14)
  })
})

describe('Q4 randomness', () => {
  const pool = bank(20)

  test('Q4 the same seed gives the same picks, another seed different ones', () => {
    expect(pickQuestions(pool, NONE, 10, 'seed')).toEqual(pickQuestions(pool, NONE, 10, 'seed'))
    expect(pickQuestions(pool, NONE, 10, 'seed')).not.toEqual(pickQuestions(pool, NONE, 10, 'other'))
  })

  test('Q4 the easy questions are not all at the start or the end', () => {
    const firsts = Array.from({ length: 600 }, (_, i) => pickQuestions(pool, NONE, 10, `${i}`)[0]!.difficulty)
    const share = (difficulty: Difficulty) => (count(firsts).get(difficulty) ?? 0) / 600
    expect(Math.abs(share(1) - 0.35)).toBeLessThan(0.07)
    expect(Math.abs(share(2) - 0.4)).toBeLessThan(0.07)
    expect(Math.abs(share(3) - 0.25)).toBeLessThan(0.07)
  })
})

describe('Q6 shared tags', () => {
  const about = (pool: Candidate[], tagsOf: (i: number) => string[]): Candidate[] =>
    pool.map((one, i) => ({ ...one, tags: tagsOf(i) }))
  const alike = (picks: readonly Candidate[]): number =>
    picks.filter((one, i) => picks.slice(0, i).some((other) => shareTag(one, other))).length

  test('Q6 no two share a tag if there are others', () => {
    const pool = about(bank(20), (i) => [`subject-${(i * 7) % 40}`, `country-${(i * 11) % 25}`])
    for (let i = 0; i < 50; i++) expect(alike(pickQuestions(pool, NONE, 10, `${i}`))).toBe(0)
  })

  test('Q6 no two have a sound if there are others', () => {
    const pool = bank(20).map((one, i) => ({ ...one, ...(i % 3 === 0 && { mediaKind: 'sound' as const }) }))
    for (let i = 0; i < 50; i++) expect(alike(pickQuestions(pool, NONE, 10, `${i}`))).toBe(0)
  })

  test('Q6 they may share a tag if there is nothing else, and categories and difficulties still hold', () => {
    const pool = about(bank(20), () => ['olympics'])
    const picks = pickQuestions(pool, NONE, 10, 'seed')
    expect(alike(picks)).toBe(9)
    expect(picks.map(({ id }) => id)).toEqual(ids(pickQuestions(bank(20), NONE, 10, 'seed')))
  })
})

describe('Q5 the number', () => {
  test('Q5 a pool that is too small gives all it has', () => {
    expect(pickQuestions(bank(1).slice(0, 4), NONE, 10, 'seed')).toHaveLength(4)
    expect(pickQuestions([], NONE, 10, 'seed')).toEqual([])
    expect(pickQuestions(bank(1), NONE, 0, 'seed')).toEqual([])
  })

  test('Q5 picking 10 of 3,000 looks at each candidate only a few times', () => {
    let looks = 0
    const watched = (one: Candidate): Candidate => ({
      ...one,
      get category() {
        looks += 1
        return one.category
      },
      get difficulty() {
        looks += 1
        return one.difficulty
      },
    })
    const pool = bank(215).slice(0, 3_000).map(watched)
    const seen = new Map(pool.slice(0, 400).map(({ id }) => [id, 1]))
    looks = 0
    expect(pickQuestions(pool, seen, 10, 'seed')).toHaveLength(10)
    expect(looks).toBeLessThan(5 * pool.length)
  })
})

describe('Q1 Q2 Q5 any pool', () => {
  const pools = fc.uniqueArray(
    fc.record({
      id: fc.nat(60).map(String),
      category: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      difficulty: fc.constantFrom<Difficulty>(1, 2, 3),
      tags: fc.subarray(['a', 'b', 'c', 'd', 'e', 'f'], { maxLength: 2 }),
    }),
    { selector: ({ id }) => id, maxLength: 40 },
  )
  const seenAt = fc.array(fc.tuple(fc.nat(60).map(String), fc.nat(1_000))).map((entries) => new Map(entries))
  const always = (look: (pool: Candidate[], seen: Map<string, number>, picks: Candidate[]) => void): void =>
    fc.assert(
      fc.property(pools, seenAt, fc.nat(20), fc.string(), (pool, seen, number, seed) => {
        const picks = pickQuestions(pool, seen, number, seed)
        expect(picks).toHaveLength(Math.min(number, pool.length))
        look(pool, seen, picks)
      }),
      { numRuns: 500 },
    )

  test('Q1 Q5 picks are from the pool, never repeat, and include nothing seen while unseen ones are left', () => {
    always((pool, seen, picks) => {
      expect(new Set(ids(picks)).size).toBe(picks.length)
      for (const pick of picks) expect(pool).toContain(pick)
      const unseenLeft = pool.filter((one) => !seen.has(one.id) && !picks.includes(one))
      if (unseenLeft.length > 0) expect(picks.filter(({ id }) => seen.has(id))).toEqual([])
    })
  })

  test('Q1 within a category questions seen longest ago come first', () => {
    always((pool, seen, picks) => {
      const at = (one: Candidate): number => seen.get(one.id) ?? -1
      for (const pick of picks)
        for (const left of pool)
          if (!picks.includes(left) && left.category === pick.category)
            expect(at(left)).toBeGreaterThanOrEqual(at(pick))
    })
  })

  test('Q2 a category with unseen candidates left is used at most once less than any other', () => {
    always((pool, seen, picks) => {
      const used = count(picks.map(({ category }) => category))
      const left = pool.filter((one) => !seen.has(one.id) && !picks.includes(one))
      for (const { category } of left)
        for (const times of used.values()) expect(times - (used.get(category) ?? 0)).toBeLessThanOrEqual(1)
    })
  })
})
