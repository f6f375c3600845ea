import { expect, test } from 'vitest'
import { ALL_STEPS, milestoneWords, reachedStep, stepWords } from './steps.ts'

test('six steps have five questions each, and the last has no end', () => {
  expect(ALL_STEPS.map(({ name, questions }) => `${name}: ${questions}`)).toEqual([
    'Warm-up: 1 – 5',
    'Easy: 6 – 10',
    'Fair: 11 – 15',
    'Medium: 16 – 20',
    'Tricky: 21 – 25',
    'Hard: 26 and on',
  ])
})

test.each([
  [1, 'Step 1 of 6: Warm-up'],
  [5, 'Step 1 of 6: Warm-up'],
  [6, 'Step 2 of 6: Easy'],
  [26, 'Step 6 of 6: Hard'],
  [80, 'Step 6 of 6: Hard'],
])('question %i is in %s', (n, words) => {
  expect(stepWords(n)).toBe(words)
})

test.each([
  [0, null],
  [4, null],
  [5, '5 in a row! Next: Easy'],
  [25, '25 in a row! Next: Hard'],
  [30, '30 in a row!'],
])('%i right answers: %s', (score, words) => {
  expect(milestoneWords(score)).toBe(words)
})

test.each([
  [0, 1],
  [4, 1],
  [5, 2],
  [40, 6],
])('%i right answers reach step %i', (score, step) => {
  expect(reachedStep(score)).toBe(step)
})
