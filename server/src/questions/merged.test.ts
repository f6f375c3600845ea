import { expect, test } from 'vitest'
import { Merged } from './merged.ts'

test('a question represents all questions merged into it, directly or through others', () => {
  const merged = new Merged()
  merged.put('one', 'two')
  merged.put('two', 'three')
  merged.put('four', 'three')
  merged.put('three', null)
  expect(['one', 'two', 'three', 'four', 'five'].map((id) => merged.standsFor(id))).toEqual([
    'three',
    'three',
    'three',
    'three',
    'five',
  ])
  merged.put('two', null)
  expect([merged.standsFor('one'), merged.standsFor('two')]).toEqual(['two', 'two'])
})
