import { expect, test } from 'vitest'
import { scoreLevel } from './score-level.ts'

test('scores have four colours', () => {
  expect(Array.from({ length: 11 }, (_, score) => scoreLevel(score))).toEqual([
    ...Array(4).fill('low'),
    ...Array(3).fill('middle'),
    ...Array(3).fill('high'),
    'perfect',
  ])
})
