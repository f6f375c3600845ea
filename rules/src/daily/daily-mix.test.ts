import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, shareTag } from '../game/candidate.ts'
import type { Difficulty } from '../game/item.ts'
import { pickTen } from './daily-mix.ts'
import { sampleBank } from './sample-bank.test-kit.ts'

const mixOf = (items: readonly Candidate[]): number[] =>
  [1, 2, 3].map((difficulty) => items.filter((one) => one.difficulty === difficulty).length)
const mostOfACategory = (items: readonly Candidate[]): number =>
  Math.max(...items.map((one) => items.filter(({ category }) => category === one.category).length))

const of = (category: string, ...difficulties: Difficulty[]): Candidate[] =>
  difficulties.map((difficulty, i) => ({ id: `${category}${i}`, category, difficulty, tags: [] }))

describe('D2 the mix', () => {
  test('D2 is four easy, four medium and two hard ones, in this order', () => {
    const ten = pickTen(sampleBank(280), 1)
    expect(ten?.map(({ difficulty }) => difficulty)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3])
  })

  test.for([
    { difficulties: [1], mix: [10, 0, 0] },
    { difficulties: [1, 2], mix: [5, 5, 0] },
    { difficulties: [2, 3], mix: [0, 6, 4] },
    { difficulties: [1, 3], mix: [6, 0, 4] },
  ])('D2 D4 with only $difficulties it is the nearest one, $mix', ({ difficulties, mix }) => {
    const bank = sampleBank(280).filter((one) => difficulties.includes(one.difficulty))
    expect(mixOf(pickTen(bank, 1) ?? [])).toEqual(mix)
  })

  test('D2 D3 a needed question is not displaced by an earlier one', () => {
    const easy = Array.from({ length: 10 }, (_, i) => of(`c${i}`, 1)).flat()
    const hard = [...of('c0', 3), ...of('c1', 3)].map((one) => ({ ...one, id: `${one.id}-hard` }))
    const medium = [2, 3, 4, 5]
      .flatMap((i) => of(`c${i}`, 2))
      .map((one) => ({ ...one, id: `${one.id}-medium` }))
    expect(mixOf(pickTen([...easy, ...medium, ...hard], 1) ?? [])).toEqual([4, 4, 2])
  })
})

describe('D3 D4 any candidates', () => {
  const candidates = fc.uniqueArray(
    fc.record({
      id: fc.nat(60).map(String),
      category: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'),
      difficulty: fc.constantFrom<Difficulty>(1, 2, 3),
      tags: fc.subarray(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'], { maxLength: 2 }),
    }),
    { selector: ({ id }) => id, minLength: 5, maxLength: 45 },
  )

  test('D3 D4 ten are found if and only if the categories can supply them, none of them too often', () => {
    fc.assert(
      fc.property(candidates, fc.integer({ min: 1, max: 4 }), (items, perCategory) => {
        const categories = [...new Set(items.map(({ category }) => category))]
        const room = categories.reduce(
          (sum, name) =>
            sum + Math.min(perCategory, items.filter(({ category }) => category === name).length),
          0,
        )
        const ten = pickTen(items, perCategory)
        expect(ten?.length).toBe(room >= 10 ? 10 : undefined)
        expect(new Set(ten).size).toBe(ten?.length ?? 0)
        if (ten !== null) expect(mostOfACategory(ten)).toBeLessThanOrEqual(perCategory)
      }),
      { numRuns: 1_000 },
    )
  })

  test('D7 a candidate that is not taken has no influence on the others', () => {
    fc.assert(
      fc.property(candidates, fc.nat(), (items, n) => {
        const ten = pickTen(items, 2)
        const idle = items.filter((one) => !ten?.includes(one))
        const without = items.filter((one) => one !== idle[n % Math.max(1, idle.length)])
        if (ten !== null) expect(pickTen(without, 2)).toEqual(ten)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('D17 shared tags', () => {
  const about = (tagsOf: (i: number) => string[]): Candidate[] =>
    sampleBank(280).map((one, i) => ({ ...one, tags: tagsOf(i) }))
  const alike = (ten: readonly Candidate[]): number =>
    ten.filter((one, i) => ten.slice(0, i).some((other) => shareTag(one, other))).length

  test('D17 no two questions share a tag if there are alternatives, and the mix stays the same', () => {
    const bank = about((i) => [`subject-${(i * 7) % 30}`, `country-${(i * 11) % 25}`])
    for (let from = 0; from < 200; from += 5) {
      const ten = pickTen([...bank.slice(from), ...bank.slice(0, from)], 1) ?? []
      expect(mixOf(ten)).toEqual([4, 4, 2])
      expect(alike(ten)).toBe(0)
    }
  })

  test('D17 if all questions share a tag, the ten are the same as without tags', () => {
    const idsOf = (ten: Candidate[] | null) => ten?.map(({ id }) => id)
    expect(
      idsOf(
        pickTen(
          about(() => ['olympics']),
          1,
        ),
      ),
    ).toEqual(idsOf(pickTen(sampleBank(280), 1)))
  })

  test('D17 D4 candidates after the first `apart` are not preferred for having other tags', () => {
    const one = (n: number, difficulty: Difficulty, tags: string[]): Candidate => ({
      id: `${n}`,
      category: `c${n}`,
      difficulty,
      tags,
    })
    const own = ([1, 1, 1, 1, 2, 2, 2, 2, 3] as const).map((difficulty, n) =>
      one(n, difficulty, ['olympics']),
    )
    const others = ([1, 2, 3] as const).flatMap((difficulty) =>
      Array.from({ length: 10 }, (_, n) => one(100 * difficulty + n, difficulty, [])),
    )
    const ten = pickTen([...own, ...others], 1, own.length) ?? []
    expect(ten.filter(({ tags }) => tags.length > 0)).toHaveLength(9)
    expect(mixOf(ten)).toEqual([4, 4, 2])
  })
})
