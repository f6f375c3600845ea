import { isCategory } from '@trivium/content/questions/categories'
import { expect, test } from 'vitest'
import { availableCount, difficultyWords, isSame, PRESETS, toggle } from './config.ts'

const ALL = [
  { id: 'music', title: 'Music', counts: [7, 8, 5], typed: [1, 2, 0] },
  { id: 'art', title: 'Art', counts: [1, 2, 3], typed: [0, 0, 1] },
]
const CONFIG = { categories: [], difficulties: [1, 2], count: 10, clock: null } as const
const config = (part: object) => ({
  ...CONFIG,
  categories: [],
  difficulties: [...CONFIG.difficulties],
  ...part,
})

test('no category chosen means all of them', () => {
  expect(availableCount(ALL, config({}))).toBe(18)
  expect(availableCount(ALL, config({ categories: ['art'], difficulties: [3] }))).toBe(3)
})

test('a quiz with typed answers has only the questions that work without choices', () => {
  expect(availableCount(ALL, config({ answers: 'typed' }))).toBe(3)
  expect(isSame(config({}), config({ answers: 'typed' }))).toBe(false)
})

test('toggling twice changes nothing', () => {
  expect(toggle(toggle(['a'], 'b'), 'b')).toEqual(['a'])
})

test('the order of choices does not matter', () => {
  const one = config({ categories: ['art', 'music'], difficulties: [2, 1] })
  expect(isSame(one, config({ categories: ['music', 'art'] }))).toBe(true)
  expect(isSame(one, config({}))).toBe(false)
})

test.each([
  [[1], 'Easy'],
  [[3, 2], 'Medium and hard'],
  [[1, 2, 3], 'Easy to hard'],
] as const)('%o is %s', (difficulties, words) => {
  expect(difficultyWords(difficulties)).toBe(words)
})

test('every category of a preset exists', () => {
  for (const { config: preset } of PRESETS)
    expect(preset.categories.filter((id) => !isCategory(id))).toEqual([])
})
