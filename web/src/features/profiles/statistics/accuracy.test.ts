import { expect, test } from 'vitest'
import { accuracySummary, accuracyTable } from './accuracy.ts'

const cell = (category: string, difficulty: number, asked: number, right: number) => ({
  category,
  title: category.toUpperCase(),
  difficulty,
  asked,
  right,
})

test('rows are categories, columns are difficulties, and the last row has the totals', () => {
  const { rows, all } = accuracyTable([cell('art', 1, 10, 9), cell('art', 3, 5, 1), cell('music', 2, 4, 2)])
  expect(rows).toEqual([
    {
      category: 'art',
      title: 'ART',
      cells: [{ asked: 10, right: 9 }, null, { asked: 5, right: 1 }],
      all: { asked: 15, right: 10 },
    },
    {
      category: 'music',
      title: 'MUSIC',
      cells: [null, { asked: 4, right: 2 }, null],
      all: { asked: 4, right: 2 },
    },
  ])
  expect(all.all).toEqual({ asked: 19, right: 12 })
})

test('the best category is chosen among several that were asked often enough', () => {
  const art = cell('art', 1, 20, 10)
  const music = cell('music', 1, 30, 20)
  expect(accuracySummary([art, music, cell('film', 1, 19, 19)])).toBe('71% of 69 right, best in MUSIC')
  expect(accuracySummary([art])).toBe('50% of 20 right')
})
