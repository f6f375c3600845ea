import { expect, test } from 'vitest'
import { originOf } from './origins.ts'

test.each([
  [['olympics', 'ethiopia'], 'africa'],
  [['comedy', 'england', 'united states'], 'europe'],
  [['tattoos', 'oceania'], 'oceania'],
  [['hearts'], null],
])('a question tagged %j is from %s', (tags, origin) => {
  expect(originOf({ tags })).toBe(origin)
})
