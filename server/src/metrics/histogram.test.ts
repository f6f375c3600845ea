import { expect, test } from 'vitest'
import { Calls } from './calls.ts'
import { Histogram } from './histogram.ts'

test('a value counts in the first bucket whose bound is not below it, or beyond the last', () => {
  const timings = new Histogram([1, 2, 5])
  for (const value of [0, 1, 1.5, 2, 5, 6]) timings.add(value)
  expect([...timings.counts]).toEqual([2, 2, 1, 1])
  expect(timings.sum).toBe(15.5)
})

test('completed calls of several functions are added up', () => {
  const calls = new Calls()
  calls.record('answer', 'OK', 0.001)
  calls.record('answer', 'ABORTED', 0.001)
  calls.record('typeFlag', 'OK', 0.002)
  expect(calls.done(['answer', 'typeFlag', 'never'])).toBe(2)
})
