import { TIME_BINS } from '@trivium/wire/fair-play-cases'
import { expect, test } from 'vitest'
import { quickShare, timeColumns } from './bins.ts'

const bins = Array.from({ length: TIME_BINS }, (_, i) => (i < 4 ? 2 : 1))

test('columns are half a second wide, keep every answer, and mark the first second', () => {
  const columns = timeColumns(bins)
  expect(columns).toHaveLength(24)
  expect(columns.slice(0, 3)).toEqual([
    { label: '0', value: 4, words: '0 to 0.5 s', isMarked: true },
    { label: '', value: 4, words: '0.5 to 1 s', isMarked: true },
    { label: '', value: 2, words: '1 to 1.5 s', isMarked: false },
  ])
  expect(columns.at(-1)).toMatchObject({ words: '11.5 s and more' })
  expect(columns.reduce((sum, { value }) => sum + value, 0)).toBe(52)
  expect(columns.map(({ label }) => label).filter(Boolean)).toEqual(['0', '2', '4', '6', '8', '10'])
})

test('the share of the first second is a number, or null without answers', () => {
  expect(quickShare(timeColumns(bins))).toBeCloseTo(8 / 52)
  expect(quickShare(timeColumns([]))).toBe(0)
})
