import { expect, test } from 'vitest'
import { type Named, stillUnconfirmed, withNamed, withoutNamed } from './optimistic-names.ts'

const named = (place: string, stands: Named['stands'] = 'sent'): Named => ({
  place,
  text: place,
  enter: false,
  chosen: false,
  stands,
})

test('what was named is kept until the server has it', () => {
  const both = withNamed(withNamed([], named('TD')), named('ML'))
  expect(stillUnconfirmed(both, [])).toBe(both)
  expect(stillUnconfirmed(both, [{ place: 'TD' }])).toEqual([named('ML')])
})

test('what the server refused is taken back, and the rest stays', () => {
  const both = withNamed(withNamed([], named('TD')), named('ML'))
  expect(withoutNamed(both, 'TD')).toEqual([named('ML')])
})

test('named again, a country is there once, as it stands now', () => {
  const held = withNamed([named('TD'), named('ML')], named('TD', 'held'))
  expect(held).toEqual([named('ML'), named('TD', 'held')])
})
