import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SoloPlaythrough, soloOpening } from '../modes/solo/playthrough.test-kit.ts'
import { randomFrom, shuffled } from '../random.ts'
import { unansweredRating } from '../rating/question-rating.ts'
import {
  difficultyBand,
  inOrderOfRating,
  pickForStep,
  type RatedQuestion,
  type Seen,
  SURVIVAL,
  TYPED_SURVIVAL,
} from './steps.ts'

/** Questions with ratings from 600 to 1,500 in equal steps. */
const measured = (count: number): RatedQuestion[] =>
  Array.from({ length: count }, (_, i) => ({ id: `question-${i}`, rating: 600 + (900 * i) / count }))

/** The bundled bank, without answers. */
const unanswered: RatedQuestion[] = Array.from({ length: 280 }, (_, i) => {
  const label = i < 98 ? 1 : i < 210 ? 2 : 3
  return { id: `label-${label}-${i}`, rating: unansweredRating(label).rating }
})

const NOTHING: Seen = { inRun: new Set(), at: new Map() }

/** Picks from questions in any order. */
const pick = (pool: readonly RatedQuestion[], n: number, seed: string, seen: Seen) =>
  pickForStep(inOrderOfRating(pool), n, seed, seen)

/** The first questions of a run without a miss. */
const run = (pool: readonly RatedQuestion[], count: number, seed: string, at: Seen['at'] = new Map()) => {
  const asked: RatedQuestion[] = []
  for (let n = 1; n <= count; n++) {
    const one = pick(pool, n, seed, { inRun: new Set(asked.map(({ id }) => id)), at })
    if (one !== null) asked.push(one)
  }
  return asked
}
const ids = (items: readonly RatedQuestion[]): string[] => items.map(({ id }) => id)

describe('V1 a run', () => {
  const opening = soloOpening({ config: SURVIVAL, items: [] })

  test('V1 ends at the first miss', () => {
    const game = new SoloPlaythrough(opening).play('right', 'right', 'wrong')
    expect(game.state).toMatchObject({ ended: { reason: 'missed' }, rounds: { length: 3 } })
  })

  test('V1 gives 12 s plus reading time for a question', () => {
    const game = new SoloPlaythrough(opening).play('right')
    game.next()
    expect(game.wait(13_999).state.ended).toBe(null)
    expect(game.wait(1).state.ended).toMatchObject({ reason: 'missed' })
  })
})

test('V6 a run with typed answers gives 20 s and says that it is typed', () => {
  const game = new SoloPlaythrough(soloOpening({ config: TYPED_SURVIVAL, items: [] })).play('right')
  game.next()
  expect(game.wait(21_999).state.ended).toBe(null)
  expect(game.wait(1).state.ended).toMatchObject({ reason: 'missed' })
  expect(game.view).toMatchObject({ isTyped: true })
})

test.for([
  { questions: [1, 5], from: Number.NEGATIVE_INFINITY, to: 800 },
  { questions: [6, 10], from: 800, to: 900 },
  { questions: [11, 15], from: 900, to: 1_000 },
  { questions: [16, 20], from: 1_000, to: 1_100 },
  { questions: [21, 25], from: 1_100, to: 1_200 },
  { questions: [26, 1_000], from: 1_200, to: Number.POSITIVE_INFINITY },
])('V2 questions $questions are from $from to $to', ({ questions, from, to }) => {
  for (const n of questions) expect(difficultyBand(n)).toEqual({ from, to })
})

describe('V2 V3 the difficulty', () => {
  test('V2 every question of a run is in the band of its step', () => {
    for (let i = 0; i < 50; i++)
      run(measured(3_000), 60, `run-${i}`).forEach(({ rating }, index) => {
        const { from, to } = difficultyBand(index + 1)
        expect(rating).toBeGreaterThanOrEqual(from)
        expect(rating).toBeLessThan(to)
      })
  })

  test('V3 a run through a bank without answers has 15 easy, 10 medium, then hard questions', () => {
    const labels = run(unanswered, 40, 'seed').map(({ id }) => id[6])
    expect(labels.join('')).toBe(`${'1'.repeat(15)}${'2'.repeat(10)}${'3'.repeat(15)}`)
  })

  test('V3 a step with fewer than five questions takes the five nearest, each equally likely', () => {
    const pool = [810, 850, 930, 940, 950, 960, 1_400].map((rating) => ({ id: `${rating}`, rating }))
    const draws = Array.from({ length: 1_000 }, (_, i) => pick(pool, 6, `${i}`, NOTHING)?.id)
    const times = (id: string): number => draws.filter((one) => one === id).length
    for (const id of ['810', '850', '930', '940', '950']) expect(Math.abs(times(id) - 200)).toBeLessThan(50)
    expect(times('960') + times('1400')).toBe(0)
  })

  test('V3 a step without questions takes the nearest ones, however far away they are', () => {
    expect(pick([{ id: 'far', rating: 2_000 }], 1, 'seed', NOTHING)?.id).toBe('far')
    expect(pick([], 1, 'seed', NOTHING)).toBe(null)
  })
})

describe('V4 what the player has seen', () => {
  const pool = measured(900)
  const step = pool.filter(({ rating }) => rating >= 800 && rating < 900)

  test('V4 does not come again while the step has other questions', () => {
    const at = new Map(step.slice(1).map(({ id }, i) => [id, i]))
    const near = pool.filter(({ id, rating }) => !at.has(id) && rating >= 700 && rating < 1_000)
    for (let i = 0; i < 50; i++) {
      const one = pick(pool, 6, `${i}`, { inRun: new Set(), at })
      expect(near).toContain(one)
      expect(Math.abs((one?.rating ?? 0) - 850)).toBeLessThan(60)
    }
  })

  test('V4 comes again, longest ago first, when nothing unseen is within 100 points of the step', () => {
    const near = pool.filter(({ rating }) => rating >= 700 && rating <= 1_000)
    const at = new Map(near.map(({ id }, i) => [id, 1_000 + ((i * 7) % near.length)]))
    const oldest = step.reduce((old, one) => ((at.get(one.id) ?? 0) < (at.get(old.id) ?? 0) ? one : old))
    expect(pick(pool, 6, 'seed', { inRun: new Set(), at })).toBe(oldest)
  })

  test('V4 a run asks nothing twice and ends when everything has been asked', () => {
    const asked = run(unanswered, 400, 'seed', new Map(ids(unanswered).map((id, i) => [id, i])))
    expect(asked).toHaveLength(280)
    expect(new Set(asked).size).toBe(280)
  })
})

describe('V5 randomness', () => {
  test('V5 the same seed gives the same run, another seed a different one', () => {
    expect(run(measured(3_000), 30, 'seed')).toEqual(run(measured(3_000), 30, 'seed'))
    expect(run(measured(3_000), 30, 'seed')).not.toEqual(run(measured(3_000), 30, 'other'))
  })

  test('V5 each question of a step is equally likely', () => {
    const draws = Array.from({ length: 2_000 }, (_, i) => pick(unanswered, 1, `${i}`, NOTHING)?.id ?? '')
    expect(new Set(draws).size).toBe(98)
  })

  test('V3 V4 V5 the pick is the same in any order of any pool, and no nearer question is left out', () => {
    const pools = fc.uniqueArray(
      fc.record({ id: fc.nat(80).map(String), rating: fc.integer({ min: 400, max: 1_800 }) }),
      { selector: ({ id }) => id, maxLength: 60 },
    )
    const some = fc.array(fc.nat(80).map(String), { maxLength: 40 })
    fc.assert(
      fc.property(
        pools,
        fc.integer({ min: 1, max: 40 }),
        fc.string(),
        some,
        some,
        (pool, n, seed, inRun, before) => {
          const seen: Seen = { inRun: new Set(inRun), at: new Map(before.map((id, i) => [id, i + 1])) }
          const one = pick(pool, n, seed, seen)
          expect(pick(shuffled(pool, randomFrom('order')), n, seed, seen)).toEqual(one)
          const left = pool.filter(({ id }) => !seen.inRun.has(id))
          expect(one === null).toBe(left.length === 0)
          if (one === null) return
          const { from, to } = difficultyBand(n)
          const off = ({ rating }: RatedQuestion): number => Math.max(from - rating, rating - to, 0)
          const unseen = left.filter((other) => !seen.at.has(other.id) && off(other) < 100)
          if (unseen.length > 0) expect(seen.at.has(one.id)).toBe(false)
          const among = unseen.length > 0 ? unseen : left
          expect(among.filter((other) => off(other) < off(one)).length).toBeLessThan(5)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
