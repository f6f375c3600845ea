import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scopedName } from './scoped-name.ts'

const fileOf = (path: string): string => join(import.meta.dirname, '..', path)

test('class names end in the same letters within a module, and in others in another module', () => {
  const [one, other] = [fileOf('src/design/card.module.css'), fileOf('src/design/clock.module.css')]
  const letters = (name: string) => name.split('_')[1]
  expect(scopedName('card', one)).toMatch(/^card_[0-9a-z]{5}$/)
  expect(letters(scopedName('title', one))).toBe(letters(scopedName('card', one)))
  expect(letters(scopedName('card', other))).not.toBe(letters(scopedName('card', one)))
})

test('a query that the bundler appends to the path does not change the name', () => {
  const file = fileOf('src/design/card.module.css')
  expect(scopedName('card', `${file}?used`)).toBe(scopedName('card', file))
})
