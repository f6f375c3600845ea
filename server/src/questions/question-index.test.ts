import type { Candidate } from '@trivium/rules/game/candidate'
import { beforeEach, describe, expect, it } from 'vitest'
import { QuestionIndex } from './question-index.ts'

const NOTHING = new Set<string>()
const all = () => true
const candidate = (n: number, change: Partial<Candidate> = {}): Candidate => ({
  id: `music-${String(n).padStart(4, '0')}`,
  category: 'music',
  difficulty: 1,
  tags: [],
  ...change,
})

let shelves: QuestionIndex
beforeEach(() => {
  shelves = new QuestionIndex()
})
const fill = (count: number) => {
  for (let n = 0; n < count; n++) shelves.put(candidate(n))
}
const ids = (items: readonly Candidate[]) => items.map(({ id }) => id)

describe('a small bank', () => {
  it('is drawn from as a whole, in the order of ids, whatever the order of import', () => {
    for (const n of [3, 1, 2]) shelves.put(candidate(n))
    expect(ids(shelves.sample('seed', NOTHING, all))).toEqual(['music-0001', 'music-0002', 'music-0003'])
    expect(ids(shelves.forTheDays())).toHaveLength(3)
  })

  it('counts by category and difficulty', () => {
    fill(3)
    shelves.put(candidate(1, { difficulty: 2 }))
    expect([shelves.countOf('music', 1), shelves.countOf('music', 2), shelves.countOf('art', 1)]).toEqual([
      2, 1, 0,
    ])
    expect(shelves.size).toBe(3)
  })

  it('no longer has removed questions', () => {
    fill(2)
    shelves.take('music-0001')
    shelves.take('nothing')
    expect(ids(shelves.sample('seed', NOTHING, all))).toEqual(['music-0000'])
  })
})

describe('a large bank', () => {
  it('is sampled by the seed, every question equally likely', () => {
    fill(640)
    const one = shelves.sample('one', NOTHING, all)
    expect(one).toHaveLength(64)
    expect(shelves.sample('one', NOTHING, all)).toEqual(one)
    const drawn = new Map<string, number>()
    for (let n = 0; n < 1_000; n++)
      for (const id of ids(shelves.sample(`seed ${n}`, NOTHING, all))) drawn.set(id, (drawn.get(id) ?? 0) + 1)
    const times = [...drawn.values()]
    // A tenth of a thousand draws, give or take five standard deviations.
    expect([drawn.size, Math.min(...times) > 52, Math.max(...times) < 148]).toEqual([640, true, true])
  })

  it('gives enough unseen questions, and all of them if there are fewer', () => {
    fill(640)
    const seen = new Set(Array.from({ length: 630 }, (_, n) => candidate(n).id))
    expect(shelves.sample('one', seen, all)).toHaveLength(640)
    const half = new Set(Array.from({ length: 320 }, (_, n) => candidate(2 * n).id))
    const some = shelves.sample('one', half, all)
    expect(some.filter(({ id }) => !half.has(id))).toHaveLength(64)
  })

  it('gives fewer of each category and difficulty the more there are, and at least eight', () => {
    const sampled = (categories: number) => {
      const index = new QuestionIndex()
      for (let n = 0; n < categories * 100; n++)
        index.put(candidate(n, { category: `category ${n % categories}` }))
      return index.sample('one', NOTHING, all).length / categories
    }
    expect([1, 9, 20, 60, 75, 200].map(sampled)).toEqual([64, 64, 30, 10, 8, 8])
  })

  it('has a hundred daily candidates per category and difficulty, whatever was drawn or removed', () => {
    fill(640)
    const days = ids(shelves.forTheDays())
    expect(days).toHaveLength(100)
    shelves.sample('one', NOTHING, all)
    shelves.take(days[0] ?? '')
    expect(ids(shelves.forTheDays()).slice(0, 99)).toEqual(days.slice(1))
  })
})
