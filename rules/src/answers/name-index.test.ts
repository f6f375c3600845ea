import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { allowedTypos, formDistance } from './edit-distance.ts'
import { maxTypos, type Name, NameIndex } from './name-index.ts'
import { normalizeText } from './normal-form.ts'
import { placeNames } from './place-names.test-kit.ts'

const indexed = (names: readonly string[]): NameIndex =>
  new NameIndex(names.map((name) => ({ name, ids: [name] })))

const keys = (names: readonly Name[]): string[] => names.map(({ form }) => form.key)

const word = fc.string({ unit: fc.constantFrom(...'abcàß1 漢字भानदी'), maxLength: 11 })

test('T12 no name within reach is missed, and none is found twice', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), word, fc.nat(2), (names, text, reach) => {
      const typed = normalizeText(text)
      const near = keys(indexed(names).near(typed, reach))
      expect(new Set(near).size).toBe(near.length)
      for (const form of names.map(normalizeText).filter(({ key }) => key !== ''))
        if (formDistance(typed, form, reach) <= reach) expect(near).toContain(form.key)
    }),
    { numRuns: 1_000 },
  )
})

test('T12 a text never has more forgiven errors than its reach', () => {
  for (let letters = 0; letters < 40; letters++)
    for (let typed = 0; typed < 40; typed++) {
      const errors = Math.abs(letters - typed)
      if (errors <= allowedTypos(letters)) expect(errors).toBeLessThanOrEqual(maxTypos(typed))
    }
  expect([3, 4, 6, 7].map(maxTypos)).toEqual([0, 1, 1, 2])
})

test('T9 names without letters and digits are left out', () => {
  const index = indexed(['?', '', 'Chad'])
  expect(index.exactly(normalizeText('!'))).toBeUndefined()
  expect(keys(index.near(normalizeText(''), 2))).toEqual([])
})

test('T10 a name has the ids of all entries that share it, each once', () => {
  const index = new NameIndex([
    { name: 'Congo', ids: ['CG'] },
    { name: 'the congo', ids: ['CD', 'CG'] },
  ])
  expect(index.exactly(normalizeText('CONGO'))?.ids).toEqual(['CG', 'CD'])
})

/** All prefixes of the name, as a player would type them, some with a wrong letter. */
const asTyped = (name: string, random: () => number): string[] =>
  [...Array(name.length).keys()].map((end) => {
    const at = Math.floor(random() * (end + 1))
    const letter = random() < 0.5 ? name[at] : 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)]
    return name.slice(0, at) + letter + name.slice(at + 1, end + 1)
  })

test('T12 while 1,000 names are typed, each keystroke compares 8 of them on average and 150 at most', () => {
  const places = placeNames('en', 'fr', 'es', 'de', 'pt', 'nl', 'pl', 'sv')
  const names = [
    ...new Map(places.flatMap((place) => place.names.map((name) => [normalizeText(name).key, name]))),
  ]
  const thousand = names.slice(0, 1_000).map(([, name]) => name)
  const index = indexed(thousand)
  const random = randomFrom('typing')
  const compared = thousand
    .flatMap((name) => asTyped(name, random))
    .map((text) => normalizeText(text))
    .map((typed) => index.near(typed, maxTypos(typed.symbols.length)).length)
  const mean = compared.reduce((sum, count) => sum + count, 0) / compared.length
  expect(thousand.length).toBe(1_000)
  expect(mean).toBeLessThan(8)
  expect(Math.max(...compared)).toBeLessThanOrEqual(150)
})
