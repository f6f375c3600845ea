import { expect, test } from 'vitest'
import { nextRegion } from './next-region.ts'

test.each([
  ['africa', {}, 'asia'],
  ['africa', { asia: 3, europe: 1 }, 'north-america'],
  ['oceania', { africa: 54 }, 'asia'],
  ['all', {}, 'africa'],
  [
    'oceania',
    { africa: 1, asia: 1, europe: 1, 'north-america': 1, 'south-america': 1, oceania: 1 },
    'africa',
  ],
] as const)('after %s with %o comes %s', (after, scores, next) => {
  expect(nextRegion(after, scores)).toBe(next)
})
