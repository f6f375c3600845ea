import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allTypos } from './all-typos.test-kit.ts'
import { allowedTypos, formDistance } from './edit-distance.ts'
import { createMatcher, type Match } from './matcher.ts'
import { normalizeText } from './normal-form.ts'
import { placeNames } from './place-names.test-kit.ts'

/**
 * A quarter of the alphabet: letters of common typing errors, and those that distinguish Gambia from Zambia
 * and Iran from Iraq.
 */
const LETTERS = [...'acegnqz']
const world = placeNames('en')
const forms = world.map(({ id, names }) => ({ id, form: normalizeText(names[0] as string) }))
const matcher = createMatcher(world)

/**
 * Whether a typing error need not be forgiven: the text is another name, or as near to one, or a fixed part
 * changed.
 */
const excused = (id: string, fixed: string, slip: string, match: Match): boolean => {
  const typed = normalizeText(slip)
  const rivals = forms.filter((rival) => rival.id !== id && formDistance(typed, rival.form, 1) <= 1)
  if (match.kind === 'one') return match.exact && rivals.some((rival) => rival.id === match.id)
  return match.kind === 'none' && (rivals.length > 0 || typed.fixed !== fixed)
}

test('T6 T7 one typing error in a place’s name is forgiven, unless the text may mean another place', () => {
  let forgiven = 0
  for (const { id, form } of forms.filter(({ form }) => form.letters >= 5))
    for (const slip of allTypos(form.key, LETTERS)) {
      const match = matcher.match(slip)
      if (match.kind === 'one' && match.id === id) forgiven += 1
      else expect(excused(id, form.fixed, slip, match), slip).toBe(true)
    }
  expect(forgiven).toBeGreaterThan(30_000)
}, 30_000)

test('T10 every name of every place in four languages is recognised or is ambiguous', () => {
  const world = placeNames('en', 'fr', 'es', 'de')
  const matcher = createMatcher(world)
  for (const { id, names } of world)
    for (const name of names) {
      const match = matcher.match(name.toUpperCase())
      expect(
        match.kind === 'which' ? match.ids : [match.kind === 'one' && match.exact && match.id],
      ).toContain(id)
    }
})

/** Applies the rule literally, to all names. */
const bySearch = (text: string, known: readonly { id: string; name: string }[]): Match => {
  const typed = normalizeText(text)
  const names = known.map(({ id, name }) => ({ id, form: normalizeText(name) }))
  const same = names.find(({ form }) => form.key === typed.key)
  if (same) return { kind: 'one', id: same.id, exact: true }
  const target = names.find(({ id, form }) => {
    const errors = formDistance(typed, form, 99)
    const others = names.filter((other) => other.id !== id)
    return (
      errors <= allowedTypos(form.letters) &&
      others.every((other) => formDistance(typed, other.form, 99) > errors)
    )
  })
  return target ? { kind: 'one', id: target.id, exact: false } : { kind: 'none' }
}

const word = fc.string({ unit: fc.constantFrom(...'aaabbc1'), minLength: 3, maxLength: 11 })
const known = fc.uniqueArray(fc.record({ id: fc.constantFrom(...'12345'), name: word }), {
  selector: ({ name }) => name,
  maxLength: 30,
})

test('T7 the index gives the same result as reading all names, in any order', () => {
  fc.assert(
    fc.property(known, word, fc.nat(), fc.nat(), (names, other, at, slip) => {
      const near = allTypos(names[at % names.length]?.name ?? other, [...'abc1'])
      const text = slip % 4 === 0 ? other : (near[slip % near.length] as string)
      const found = bySearch(text, names)
      const all = names.map(({ id, name }) => ({ id, names: [name] }))
      expect(createMatcher(all).match(text)).toEqual(found)
      expect(createMatcher(all.toReversed()).match(text)).toEqual(found)
    }),
    { numRuns: 3_000 },
  )
})
