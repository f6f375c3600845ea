import { expect, test } from 'vitest'
import type { SharedResult } from '../documents/share.ts'
import { greetingOf } from './claim.ts'
import { sharePath } from './share-path.ts'
import { plainText, squaresText } from './share-text.ts'

const marks = (text: string): boolean[] => [...text].map((mark) => mark === 'r')

const BASE = {
  name: 'Blue Otter 42',
  score: 4,
  total: 5,
  marks: marks('rrwrr'),
  day: null,
  isPractice: false,
  region: null,
  ms: null,
  title: null,
  opponent: null,
  path: '/custom?quiz=abc',
} as const

const CUSTOM: SharedResult = { ...BASE, mode: 'custom' }
const DAILY: SharedResult = { ...BASE, mode: 'daily', day: '2026-11-23', path: '/' }
const SURVIVAL: SharedResult = {
  ...BASE,
  mode: 'survival',
  score: 21,
  total: null,
  marks: marks(`${'r'.repeat(21)}w`),
}
const FLAGS: SharedResult = {
  ...BASE,
  mode: 'flags',
  score: 31,
  total: 47,
  marks: [],
  region: 'europe',
  ms: 187_000,
}
const BATTLE: SharedResult = {
  ...BASE,
  mode: 'battle',
  total: null,
  opponent: { name: 'Red Fox 7', score: 2, marks: marks('wrwrw') },
}
const OPTIONS = { site: 'Trivium', link: 'https://trivium.example/?s=key', streak: 3 }

test.each([
  [CUSTOM, 'Blue Otter 42 got 4 of 5. Can you beat it?'],
  [{ ...CUSTOM, score: 5 }, 'Blue Otter 42 got 5 of 5. Can you match it?'],
  [DAILY, 'Blue Otter 42 got 4 of 5. Can you beat it?'],
  [SURVIVAL, 'Blue Otter 42 got 21 right in a row. Can you beat it?'],
  [FLAGS, 'Blue Otter 42 got 31 of 47 flags in Europe. Can you beat it?'],
  [{ ...FLAGS, score: 47 }, 'Blue Otter 42 got all 47 flags in Europe in 3:07. Can you be faster?'],
  [{ ...CUSTOM, mode: 'quiz', title: 'Rivers' }, 'Blue Otter 42 got 4 of 5 in ‘Rivers’. Can you beat it?'],
  [{ ...DAILY, isPractice: true }, 'Blue Otter 42 got 4 of 5 in practice. Can you beat it?'],
  [
    { ...SURVIVAL, isPractice: true },
    'Blue Otter 42 got 21 right in a row without a clock. Can you beat it?',
  ],
  [BATTLE, 'Blue Otter 42 beat Red Fox 7, 4 to 2. Can you beat them?'],
  [{ ...BATTLE, score: 1 }, 'Blue Otter 42 lost to Red Fox 7, 1 to 2. Can you do better?'],
  [{ ...BATTLE, score: 2 }, 'Blue Otter 42 and Red Fox 7 drew, 2 to 2. Can you do better?'],
] as const)('$mode: %s', (result, greeting) => {
  expect(greetingOf(result as SharedResult)).toBe(greeting)
})

test.each([
  [CUSTOM, 'Trivium, Custom quiz: 4 of 5\n🟩🟩⬛🟩🟩'],
  [DAILY, 'Trivium daily 327: 4 of 5\n🟩🟩⬛🟩🟩\nStreak: 3 days'],
  [SURVIVAL, `Trivium, Survival: 21 right in a row\n${'🟩'.repeat(10)}\n${'🟩'.repeat(10)}\n🟩⬛`],
  [FLAGS, 'Trivium, Flags: Europe: 31 of 47\n🟩🟩🟩🟩🟩🟩🟩⬜⬜⬜'],
  [{ ...FLAGS, isPractice: true }, 'Trivium, Flags: Europe, practice: 31 of 47\n🟩🟩🟩🟩🟩🟩🟩⬜⬜⬜'],
  [BATTLE, 'Trivium, Battle: 4 : 2 against Red Fox 7\n🟦🟦⬛🟦🟦\n⬛🟧⬛🟧⬛'],
] as const)('in squares: %o', (result, text) => {
  expect(squaresText(result as SharedResult, OPTIONS)).toBe(`${text}\n${OPTIONS.link}`)
})

test('one missing flag leaves one square open, and one found fills one', () => {
  expect(squaresText({ ...FLAGS, score: 46 }, OPTIONS)).toContain('🟩🟩🟩🟩🟩🟩🟩🟩🟩⬜')
  expect(squaresText({ ...FLAGS, score: 1 }, OPTIONS)).toContain('🟩⬜⬜⬜⬜⬜⬜⬜⬜⬜')
})

test('a long run is not drawn square by square', () => {
  const long = { ...SURVIVAL, score: 60, marks: marks('r'.repeat(60)) }
  expect(squaresText(long, OPTIONS)).toBe(`Trivium, Survival: 60 right in a row\n${OPTIONS.link}`)
})

test.each([
  [CUSTOM, 'All right but question 3.'],
  [{ ...CUSTOM, marks: marks('wrwrr') }, 'All right but questions 1 and 3.'],
  [{ ...CUSTOM, marks: marks('rr') }, 'All right.'],
  [{ ...CUSTOM, marks: marks('ww') }, 'None right.'],
] as const)('in words: %o', (result, words) => {
  expect(plainText(result as SharedResult, OPTIONS).split('\n')[1]).toBe(words)
})

test('words contain no squares', () => {
  for (const result of [CUSTOM, DAILY, SURVIVAL, FLAGS, BATTLE])
    expect(plainText(result, OPTIONS)).not.toMatch(/[🟩🟦🟧⬛⬜]/u)
})

test('the key is added to the address of the quiz', () => {
  expect(sharePath(CUSTOM, 'key')).toBe('/custom?quiz=abc&s=key')
  expect(sharePath(DAILY, 'key')).toBe('/?s=key')
})
