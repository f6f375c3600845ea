import { expect, test } from 'vitest'
import type { SharedResult } from '../../documents/share.ts'
import { emsOf, fitted, svgOf, writable } from './drawing.ts'
import { storyCard } from './story.ts'
import { wideCard } from './wide.ts'

const SITE = { name: 'Trivium', isOwn: false }

const result = (changes: Partial<SharedResult> = {}): SharedResult => ({
  ...{ mode: 'custom', name: 'Blue Otter 42', score: 4, total: 5, marks: [true, true, false, true, true] },
  ...{ day: null, isPractice: false, region: null, ms: null, title: null, opponent: null, path: '/' },
  ...changes,
})

const wordsOn = (changes: Partial<SharedResult>): string[] =>
  wideCard(result(changes), SITE).texts.map(({ text }) => text)

test('a card has name, score and dare', () => {
  expect(wordsOn({})).toEqual(['Custom quiz', 'Blue Otter 42', '4', 'of 5', 'Can you', 'beat it?', 'Trivium'])
})

test('nothing that players have written gets into the shapes, and the texts are escaped', () => {
  const name = '<script>"&'
  const card = wideCard(result({ mode: 'quiz', title: name, name }), SITE)
  expect(card.shapes).not.toContain('script')
  expect(svgOf(card)).toContain('&lt;script&gt;&quot;&amp;')
  expect(svgOf(card)).not.toContain('<script')
})

test.each([
  ['日本 rivers 🚀', 'rivers'],
  ['two\nlines\u202e', 'two lines'],
  ['W'.repeat(60), `${'W'.repeat(18)}…`],
])('%j is written as %j', (text, shown) => {
  expect(writable(text, 17.2)).toBe(shown)
})

test('text is as large as fits', () => {
  expect(fitted('Hi', 60, 500)).toBe(60)
  expect(fitted('A long name', 60, 200) * emsOf('A long name')).toBeLessThanOrEqual(200)
})

test.each([
  ['daily', { mode: 'daily', day: '2026-11-23', total: 10, score: 0, marks: Array(10).fill(false) }],
  ['survival', { mode: 'survival', total: null, score: 40, marks: Array(41).fill(true) }],
  ['flags', { mode: 'flags', region: 'europe', total: 47, score: 31, marks: [], ms: 100_000 }],
  ['all countries', { mode: 'countries', region: 'asia', total: 49, score: 49, marks: [], ms: 100_000 }],
  ['a match', { mode: 'battle', total: null, opponent: { name: 'Red Fox 7', score: 9, marks: [true] } }],
] as const)('both formats of %s keep everything on the card', (_, changes) => {
  for (const card of [
    wideCard(result(changes as Partial<SharedResult>), SITE),
    storyCard(result(changes as Partial<SharedResult>), SITE, 'trivium.example'),
  ])
    for (const { x, y, size, text, anchor } of card.texts) {
      const width = emsOf(text) * size
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(card.width)
      expect(y).toBeLessThan(card.height)
      expect(size).toBeGreaterThan(20)
    }
})
