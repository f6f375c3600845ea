import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allTypos } from './all-typos.test-kit.ts'
import { allowedTypos, editDistance } from './edit-distance.ts'

test.for([
  { a: 'gambia', b: 'gambia', errors: 0 },
  { a: 'gabia', b: 'gambia', errors: 1 },
  { a: 'gambbia', b: 'gambia', errors: 1 },
  { a: 'zambia', b: 'gambia', errors: 1 },
  { a: 'gmabia', b: 'gambia', errors: 1 },
  { a: 'gambai', b: 'gambia', errors: 1 },
  { a: 'agmbai', b: 'gambia', errors: 2 },
  { a: 'gmbaia', b: 'gambia', errors: 2 },
  { a: 'ca', b: 'abc', errors: Infinity },
  { a: 'niger', b: 'nigeria', errors: 2 },
  { a: 'mali', b: 'somalia', errors: Infinity },
  { a: '', b: 'ab', errors: 2 },
  { a: '', b: '', errors: 0 },
])('T5 "$a" is $errors typing errors from "$b"', ({ a, b, errors }) => {
  expect(editDistance(a, b, 2)).toBe(errors)
  expect(editDistance(b, a, 2)).toBe(errors)
})

test('T6 0, 1 or 2 typing errors are forgiven, by length', () => {
  expect([0, 4, 5, 8, 9, 30].map(allowedTypos)).toEqual([0, 0, 1, 1, 2, 2])
})

const letters = ['a', 'b', 'c']
const words = (length: number): string[] =>
  length === 0 ? [''] : words(length - 1).flatMap((word) => letters.map((letter) => word + letter))

test('T5 one typing error is exactly one omission, insertion, substitution or swap', () => {
  const all = [0, 1, 2, 3, 4].flatMap(words)
  for (const word of all) {
    const slipped = new Set(allTypos(word, letters))
    for (const other of all) {
      const errors = editDistance(other, word, 1)
      expect(errors === 0, `${other} ${word}`).toBe(other === word)
      expect(errors <= 1, `${other} ${word}`).toBe(slipped.has(other))
    }
  }
})

const word = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 })

test('T5 the distance is symmetric, and above the limit it is infinite', () => {
  fc.assert(
    fc.property(word, word, fc.nat(4), (a, b, limit) => {
      const errors = editDistance(a, b, 99)
      expect(errors).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      expect(errors).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(editDistance(b, a, 99)).toBe(errors)
      expect(editDistance(a, b, limit)).toBe(errors <= limit ? errors : Infinity)
    }),
    { numRuns: 2_000 },
  )
})

const slipped = (text: string, i: number): string => {
  const all = allTypos(text, letters)
  return all[i % all.length] as string
}

test('T5 two typing errors that share no letter give a distance of at most two', () => {
  fc.assert(
    fc.property(word, word, fc.nat(), fc.nat(), (a, b, i, j) => {
      const one = slipped(a, i)
      const two = slipped(b, j)
      expect(editDistance(`${one}--${two}`, `${a}--${b}`, 2)).toBeLessThanOrEqual(2)
    }),
  )
})
