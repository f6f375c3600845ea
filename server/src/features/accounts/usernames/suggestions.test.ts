import { Username } from '@trivium/wire/account-fields'
import { expect, test } from 'vitest'
import type { Random } from '../../../random.ts'
import { isAllowed } from './allowed.ts'
import { similarNames } from './suggestions.ts'

/** Consecutive bytes, so that every run draws the same. */
const counting = (): Random => {
  let next = 0
  return (bytes) => Uint8Array.from({ length: bytes }, () => next++ * 37)
}

test('names similar to a taken one are readable', () => {
  expect(similarNames('Ada', counting())).toEqual([
    'Ada7',
    'TheAda',
    'Ada_75',
    'QuizAda',
    'Ada373',
    'Ada235',
    'Ada517',
    'Ada_3335',
    'Ada_4353',
    'Ada_2579',
  ])
  expect(similarNames('ada', counting()).slice(0, 4)).toEqual(['ada7', 'the_ada', 'ada_75', 'quiz_ada'])
})

test('a number is separated from a number, and separators do not pile up', () => {
  expect(similarNames('Ada7', counting())[0]).toBe('Ada7_7')
  expect(similarNames('Ada__', counting())[0]).toBe('Ada7')
})

test.each([
  'Ada',
  'x-y',
  'A_Name_Of_20_Letters',
  'WWWWWWWWWWWWWWWWWWWW',
  'a_1234567890123456_b',
  'a__',
  '123',
])('anybody may have the suggestions for %s', (name) => {
  const near = similarNames(name, counting())
  expect(near.length).toBeGreaterThanOrEqual(3)
  for (const one of near) {
    expect(one).toMatch(/^[A-Za-z0-9_-]{3,20}$/)
    expect(Username.safeParse(one).success).toBe(true)
    expect(isAllowed(one), one).toBe(true)
  }
  expect(near.map((one) => one.toLowerCase())).not.toContain(name.toLowerCase())
  expect(new Set(near.map((one) => one.toLowerCase())).size).toBe(near.length)
})
