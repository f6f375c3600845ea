import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalForm, normalizeText } from './normal-form.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'the saint and st & 1 2 0 0 0 , . - − ς Σ İ é ẞ ’ ⅷ') }),
)

test.for([
  ["Côte d'Ivoire", 'cote divoire'],
  ['ÅLAND', 'aland'],
  ['Curaçao', 'curacao'],
  ['São Tomé', 'sao tome'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['GROẞ', 'gross'],
  ['Færøerne', 'faeroerne'],
  ['İstanbul', 'istanbul'],
  ['ＦＩＮＬＡＮＤ', 'finland'],
  ['Ёлка', 'елка'],
  ['ΑΘΗΝΑΣ', 'αθηνασ'],
  ['भारत की नदी', 'भारत की नदी'],
  ['대한민국', '대한민국'],
  ['日本', '日本'],
  ['ガーナ', 'ガーナ'],
])('T1 "%s" is read as "%s"', ([typed, normal]) => {
  expect(normalForm(typed!)).toBe(normal)
})

test.for([
  ['Guinea-Bissau', 'guinea bissau'],
  ['  Timor \t— Leste ', 'timor leste'],
  ['U.S.A.', 'u s a'],
  ['Hawaiʻi', 'hawaii'],
  ['Hawai’i', 'hawaii'],
  ['New\u00a0Zea\u00adland', 'new zealand'],
  ['Congo (Brazzaville)', 'congo brazzaville'],
  ['[Niger]?!', 'niger'],
])('T2 "%s" is read as "%s"', ([typed, normal]) => {
  expect(normalForm(typed!)).toBe(normal)
})

describe('T2 a space is not a letter', () => {
  test.for([
    ['Guinea-Bissau', 'guineabissau'],
    ['U.S.A.', 'USA'],
    ["St. John's", 'st johns'],
    ["Côte d'Ivoire", 'cote d ivoire'],
    ['New Zealand', 'newzea land'],
    ['R2-D2', 'r2 d2'],
    ['Apollo 11', 'apollo11'],
  ])('T2 "%s" and "%s" are alike', ([one, other]) => {
    expect(normalizeText(one!).key).toBe(normalizeText(other!).key)
  })
})

test.for([
  ['The Gambia', 'Gambia'],
  ['the THE Bahamas', 'Bahamas'],
  ['The The', 'the'],
  ['Trinidad & Tobago', 'trinidad and tobago'],
  ['Antigua&Barbuda', 'antigua and barbuda'],
  ['St. Lucia', 'Saint Lucia'],
  ['The St Vincent ＆ the Grenadines', 'saint vincent and the grenadines'],
])('T3 "%s" and "%s" are alike', ([one, other]) => {
  expect(normalForm(one!)).toBe(normalForm(other!))
  expect(normalizeText(one!).key).toBe(normalizeText(other!).key)
})

test.for([
  ['Netherlands', 'nerlands'],
  ['Theland', 'land'],
  ['Thebes', 'bes'],
  ['Stoke', 'saintoke'],
  ['republic of China', 'China'],
])('T3 "%s" and "%s" stay two', ([one, other]) => {
  expect(normalizeText(one!).key).not.toBe(normalizeText(other!).key)
})

test.for([
  ['1,000', '1000'],
  ['1 000 000', '1,000,000'],
  ["10'000", '10000'],
  ['−40', '-40'],
  ['-40', 'minus 40'],
  ['1,5', '1.5'],
  ['4/7/1776', '4.7.1776'],
  ['m²', 'M2'],
])('T4 "%s" and "%s" are one number', ([one, other]) => {
  expect(normalizeText(one!).key).toBe(normalizeText(other!).key)
})

test.for([
  ['1.5', '15'],
  ['-40', '40'],
  ['11 1', '1 11'],
  ['1914-18', '191418'],
])('T4 "%s" and "%s" are two numbers', ([one, other]) => {
  expect(normalizeText(one!).key).not.toBe(normalizeText(other!).key)
})

test.for([
  { typed: 'Apollo 11', letters: 6, fixed: '11' },
  { typed: 'Henry VIII', letters: 9, fixed: 'viii' },
  { typed: 'Louis XIV of France', letters: 16, fixed: 'xiv' },
  { typed: 'World War I', letters: 9, fixed: 'i' },
  { typed: 'Hepatitis B', letters: 10, fixed: 'b' },
  { typed: 'Catch-22', letters: 5, fixed: '22' },
  { typed: 'Livid Vixens in Xixia', letters: 18, fixed: '' },
  { typed: 'हिन्दी', letters: 3, fixed: '' },
  { typed: 'J. K. Rowling', letters: 9, fixed: '' },
])('T8 "$typed" has $letters letters and "$fixed" must be exact', ({ typed, letters, fixed }) => {
  expect(normalizeText(typed)).toMatchObject({ letters, fixed })
})

test.for(['', '  ', '?!', '—', '´', '\u200d'])('T9 "%s" is empty', (typed) => {
  expect(normalForm(typed)).toBe('')
})

test('T1 T2 T3 T4 normalising a second time changes nothing', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(normalForm(normalForm(typed))).toBe(normalForm(typed))
    }),
    { numRuns: 5_000 },
  )
})

test('T1 T2 case, spaces and accents are ignored', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aeiounscz') }), fc.nat(), (word, at) => {
      const i = at % (word.length + 1)
      const key = normalizeText(word).key
      expect(normalizeText(word.toUpperCase()).key).toBe(key)
      if (i > 0) expect(normalizeText(`${word.slice(0, i)}\u0301${word.slice(i)}`).key).toBe(key)
      // T16: in 'a-' the sign is a minus.
      if (i < word.length || i > 2)
        expect(normalizeText(`${word.slice(0, i)}-${word.slice(i)}`).key).toBe(key)
    }),
  )
})
