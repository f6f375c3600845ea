import { expect, test } from 'vitest'
import { type Named, stillUnconfirmed, withNamed, withoutNamed } from './optimistic-names.ts'

const named = (place: string, stands: Named['stands'] = 'sent'): Named => ({
  place,
  text: place,
  enter: false,
  chosen: false,
  stands,
})

test('a named country is kept until the server has it', () => {
  const both = withNamed(withNamed([], named('TD')), named('ML'))
  expect(stillUnconfirmed(both, [])).toBe(both)
  expect(stillUnconfirmed(both, [{ place: 'TD' }])).toEqual([named('ML')])
})

test('a refused country is removed, and the rest stay', () => {
  const both = withNamed(withNamed([], named('TD')), named('ML'))
  expect(withoutNamed(both, 'TD')).toEqual([named('ML')])
})

test('a country named again is listed once, in its newest state', () => {
  const held = withNamed([named('TD'), named('ML')], named('TD', 'held'))
  expect(held).toEqual([named('ML'), named('TD', 'held')])
})
