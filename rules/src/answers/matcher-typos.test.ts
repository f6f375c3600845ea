import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMatcher, type Match, type MatcherEntry } from './matcher.ts'
import { normalizeText } from './normal-form.ts'

const entries: MatcherEntry[] = [
  { id: 'GB', names: ['United Kingdom', 'UK'], codes: ['GB', 'GBR'] },
  { id: 'UA', names: ['Ukraine'], codes: ['UA', 'UKR'] },
  { id: 'US', names: ['United States', 'United States of America', 'US', 'USA'], codes: ['US', 'USA'] },
  { id: 'FR', names: ['France'], codes: ['FR', 'FRA'] },
  { id: 'NE', names: ['Niger'], codes: ['NE', 'NER'] },
  { id: 'NG', names: ['Nigeria'], codes: ['NG', 'NGA'] },
  { id: 'FM', names: ['Micronesia', 'Micronesia, Federated States of'] },
  { id: 'ST', names: ['São Tomé & Príncipe'], codes: ['ST', 'STP'] },
  { id: 'LC', names: ['St. Lucia'], codes: ['LC', 'LCA'] },
  { id: 'CG', names: ['Congo-Brazzaville'], codes: ['COG'] },
  { id: 'CD', names: ['Congo-Kinshasa'], codes: ['COD'] },
]
const places = createMatcher(entries, [{ name: 'Congo', ids: ['CD', 'CG'] }])
const exactly = (id: string): Match => ({ kind: 'one', id, exact: true })
const none: Match = { kind: 'none' }

test.for<[string, Match]>([
  ['franc', none],
  ['France', exactly('FR')],
  ['the FRANCE ', exactly('FR')],
  ['Frnace', none],
  ['fr', none],
  ['FRA', none],
  ['niger', exactly('NE')],
  ['nigeri', none],
  ['nigeria', exactly('NG')],
  ['uk', none],
  ['ukr', none],
  ['us', none],
  ['u.s.a.', exactly('US')],
  ['united states', exactly('US')],
  ['sao tome', none],
  ['congo', { kind: 'which', ids: ['CD', 'CG'] }],
  ['cong', none],
  ['', none],
])('T13 "%s" while still being typed', ([text, match]) => {
  expect(places.matchTyping(text)).toEqual(match)
})

test('T13 a name of four letters is taken at once, one of three waits for a longer name', () => {
  const names = createMatcher(['Mal', 'Mali', 'Malibu'].map((name) => ({ id: name, names: [name] })))
  expect(names.matchTyping('mal')).toEqual(none)
  expect(names.matchTyping('mali')).toEqual(exactly('Mali'))
})

test.for<[string, Match]>([
  ['uk', exactly('GB')],
  ['us', exactly('US')],
  ['Frnace', { kind: 'one', id: 'FR', exact: false }],
])('T13 "%s" is taken with Enter', ([text, match]) => {
  expect(places.match(text)).toEqual(match)
})

describe('T14 codes', () => {
  test.for<[string, Match]>([
    ['fr', exactly('FR')],
    [' FRA ', exactly('FR')],
    ['ner', exactly('NE')],
    ['FRB', none],
    ['f r', none],
    ['st', exactly('ST')],
    ['saint', none],
    ['cod', exactly('CD')],
  ])('T14 "%s" with Enter', ([text, match]) => {
    expect(places.match(text)).toEqual(match)
  })

  test('T14 a name takes precedence over a code, and a code of two entries is ambiguous', () => {
    const words = createMatcher([
      { id: 'a', names: ['Nia'], codes: ['AA'] },
      { id: 'b', names: ['Bern'], codes: ['aa', 'nia'] },
    ])
    expect(words.match('nia')).toEqual(exactly('a'))
    expect(words.match('aA')).toEqual({ kind: 'which', ids: ['a', 'b'] })
  })

  test('T14 long codes forgive no typing errors, and codes do not affect other texts', () => {
    const rivers = createMatcher([
      { id: 'a', names: ['Amazon'], codes: ['AMAZO1NAS'] },
      { id: 'd', names: ['Danube'], codes: ['DANUBA'] },
    ])
    expect(rivers.match('AMAZO1NA')).toEqual(none)
    expect(rivers.match('danubo')).toEqual({ kind: 'one', id: 'd', exact: false })
  })
})

test.for([
  { text: 'niger', isPrefix: true },
  { text: 'Niger ', isPrefix: true },
  { text: 'nigeria', isPrefix: false },
  { text: 'nigers', isPrefix: false },
  { text: 'micronesia f', isPrefix: true },
  { text: 'micronesia federated s', isPrefix: true },
  { text: 'micronesia federated st', isPrefix: true },
  { text: 'st', isPrefix: true },
  { text: 'saint lu', isPrefix: true },
  { text: 'SÃO TOMÉ a', isPrefix: true },
  { text: 'g', isPrefix: false },
  { text: '', isPrefix: false },
  { text: '?', isPrefix: false },
])('T15 a longer name continues "$text": $isPrefix', ({ text, isPrefix }) => {
  expect(places.hasLongerName(text)).toBe(isPrefix)
})

const word = fc.string({ unit: fc.constantFrom(...'aab st'), minLength: 1, maxLength: 8 })

test('T13 T15 the index gives the same result as reading all names', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), word, (names, text) => {
      const matcher = createMatcher(names.map((name) => ({ id: name, names: [name] })))
      const { key } = normalizeText(text)
      const longer = names.map((name) => normalizeText(name).key).filter((name) => name.startsWith(key))
      const isPrefix = key !== '' && longer.some((name) => name !== key)
      if (isPrefix) expect(matcher.hasLongerName(text)).toBe(true)
      const known = longer.includes(key) && key !== ''
      expect(matcher.matchTyping(text).kind !== 'none').toBe(known && (key.length >= 4 || !isPrefix))
    }),
    { numRuns: 1_000 },
  )
})

test('T15 the whole name continues each of its beginnings', () => {
  for (const { names } of entries)
    for (const name of names)
      for (let end = 1; end < name.trimEnd().length; end++)
        expect(places.hasLongerName(name.slice(0, end)), name.slice(0, end)).toBe(true)
})
