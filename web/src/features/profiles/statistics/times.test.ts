import { expect, test } from 'vitest'
import { median, timesRows, timesSummary } from './times.ts'

test.each([
  [[0, 0, 0], null, 'No answer yet'],
  [[0, 1, 0], 1, 'Half of 1 answer came within 2 s'],
  [[2, 2, 0], 0, 'Half of 4 answers came within 1 s'],
  [[1, 2, 0], 1, 'Half of 3 answers came within 2 s'],
  [[1, 1, 3], 2, 'Half of 5 answers took 2 s or more'],
  [[0, 600, 500], 1, 'Half of 1,100 answers came within 2 s'],
])('the median of %j is %s', (times, middle, says) => {
  expect(median(times)).toBe(middle)
  expect(timesSummary(times)).toBe(says)
})

test('the table has the answers of each second and their share', () => {
  expect(timesRows([1, 2, 0])).toEqual([
    ['under 1 s', '1', '33.3%'],
    ['1 to 2 s', '2', '66.7%'],
    ['2 s and more', '0', '0.0%'],
  ])
})
