import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../questions/categories.ts'
import type { Question } from '../questions/format.ts'
import { balanceRules } from './balance.ts'
import { messagesOf, sampleBank } from './sample.ts'

const DIFFICULTIES = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3] as const

/** Twenty questions per category with balanced difficulties, and the given changes. */
const bank = (change: (question: Question) => Partial<Question> = () => ({})) =>
  CATEGORIES.flatMap(({ slug }) =>
    sampleBank(20, (i) => ({ category: slug, difficulty: DIFFICULTIES[i]! })),
  ).map((question) => ({ ...question, ...change(question) }))

describe('a balanced bank', () => {
  it('passes', () => expect(messagesOf(balanceRules, ...bank())).toEqual([]))
})

describe('categories', () => {
  it('above 12 % are reported', () => {
    const questions = bank(({ category }) =>
      ['art', 'music'].includes(category) ? { category: 'history' } : {},
    )
    expect(messagesOf(balanceRules, ...questions)).toEqual([
      'expected at most 12.0 % in history, not 18.8 %',
      'expected questions in art',
      'expected questions in music',
    ])
  })
})

describe('difficulties', () => {
  it('far from their target share are reported', () => {
    const questions = bank(({ difficulty }) => (difficulty === 3 ? { difficulty: 2 } : {}))
    expect(messagesOf(balanceRules, ...questions)).toEqual([
      'expected about 40.0 % of difficulty 2, not 65.0 %',
      'expected about 25.0 % of difficulty 3, not 0.0 %',
    ])
  })
})

describe('parts of the world', () => {
  const places = (countries: readonly string[]) =>
    sampleBank(1_000, (i) => ({
      category: CATEGORIES[i % CATEGORIES.length]!.slug,
      difficulty: DIFFICULTIES[i % 20]!,
      tags: ['subject', countries[i % countries.length]!],
    }))

  it('with their shares pass', () =>
    expect(messagesOf(balanceRules, ...places(['india', 'kenya', 'brazil', 'japan', 'france']))).toEqual([]))

  it('above or below their shares are reported', () => {
    expect(messagesOf(balanceRules, ...places(['france', 'mexico', 'germany', 'egypt']))).toEqual([
      'expected at least 8.0 % of what has a place to be about South Asia, not 0.0 %',
      'expected at most 30.0 % of what has a place to be about Europe, not 50.0 %',
    ])
  })
})
