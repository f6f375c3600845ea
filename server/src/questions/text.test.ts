import { expect, test } from 'vitest'
import { searchWords } from './text.ts'

const TEXT = {
  category: 'art',
  difficulty: 1,
  answer: 'a',
  wrong: ['b', 'c', 'd'],
  explanation: '',
  source: '',
  asOf: null,
  tags: [],
  licence: '',
} as const

test('a word cut between the halves of a character is still well-formed text', () => {
  // Gothic letters of two code units each, starting at an odd position.
  const words = searchWords({
    ...TEXT,
    wrong: ['b', 'c', 'd'],
    tags: [],
    prompt: `x${'\u{10330}'.repeat(40)}`,
  })
  expect(words[0]).toHaveLength(60)
  expect(words.every((word) => word.isWellFormed())).toBe(true)
})
