import type { Candidate } from '../game/candidate.ts'
import type { Difficulty } from '../game/item.ts'

/** Of every 20 questions of a category 7 are easy, 8 medium and 5 hard, as in the bundled bank. */
const difficultyOf = (index: number): Difficulty => {
  const place = (index * 7) % 20
  if (place < 7) return 1
  return place < 15 ? 2 : 3
}

/** A bank of this many questions, spread evenly over the categories; `series` distinguishes the ids of two banks. */
export const sampleBank = (count: number, categories = 14, series = 'a'): Candidate[] =>
  Array.from({ length: count }, (_, i) => {
    const index = Math.floor(i / categories)
    const category = `category-${i % categories}`
    return {
      id: `${category}-${series}${index}`,
      category,
      difficulty: difficultyOf(index + (i % categories) * 3),
      tags: [],
    }
  })

/** The bank with this many more questions, spread over all its categories. */
export const growBank = (bank: readonly Candidate[], more: number): Candidate[] => [
  ...bank,
  ...sampleBank(more, 14, 'new'),
]

/** The bank with this many of its questions removed, evenly over the bank. */
export const shrinkBank = (bank: readonly Candidate[], fewer: number): Candidate[] => {
  const step = Math.floor(bank.length / fewer)
  return bank.filter((_, i) => i % step !== 0 || i >= step * fewer)
}
