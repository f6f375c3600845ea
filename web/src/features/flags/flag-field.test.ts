import { expect, test } from 'vitest'
import { changedField, emptyField, typedAfter } from './flag-field.ts'

const sent = (item: number, text: string) => ({ item, text, enter: false })

test('a change keeps the rest of the field', () => {
  const field = changedField(emptyField(3), 3, { text: 'fran' })
  expect(changedField(field, 3, { which: ['Ireland', 'Northern Ireland'] })).toMatchObject({
    item: 3,
    text: 'fran',
    which: ['Ireland', 'Northern Ireland'],
  })
})

test('the next flag starts with an empty field, which remembers the text of the one before', () => {
  const field = changedField(emptyField(3), 3, { text: 'bosnia', trouble: 'No connection.' })
  expect(changedField(field, 4, { text: 'a' })).toEqual({
    item: 4,
    text: 'a',
    which: [],
    trouble: null,
    before: { item: 3, text: 'bosnia' },
  })
})

test.each([
  ['in the same field', changedField(emptyField(3), 3, { text: 'bosnia and' }), ' and'],
  [
    'before the next flag came',
    changedField(changedField(emptyField(3), 3, { text: 'bosnia an' }), 4, { text: 'd' }),
    ' an',
  ],
  ['unknown, two flags later', emptyField(5, { item: 4, text: 'france' }), ''],
])('text typed after what was sent: %s', (_, field, after) => {
  expect(typedAfter(sent(3, 'bosnia'), field)).toBe(after)
})
