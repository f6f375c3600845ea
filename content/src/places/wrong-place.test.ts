import { allTypos } from '@trivium/rules/answers/all-typos.test-kit'
import { allowedTypos, editDistance, formDistance } from '@trivium/rules/answers/edit-distance'
import { createMatcher } from '@trivium/rules/answers/matcher'
import { type NormalizedText, normalForm, normalizeText } from '@trivium/rules/answers/normal-form'
import { expect, test } from 'vitest'
import { AMBIGUOUS } from './ambiguous.ts'
import { FLAGS } from './flags.ts'

interface Borne {
  readonly id: string
  readonly name: string
  readonly form: NormalizedText
}

const matcher = createMatcher(FLAGS, AMBIGUOUS)
const all: Borne[] = FLAGS.flatMap(({ id, names }) =>
  names.map((name) => ({ id, name, form: normalizeText(name) })),
)
const formsOf = new Map(FLAGS.map(({ id, names }) => [id, names.map(normalizeText)]))

/** Other places' names within reach of this many errors plus the errors allowed for them. */
const rivalsOf = (meant: Borne, among: readonly Borne[], made: (forgiven: number) => number): Borne[] =>
  among.filter(({ id, form }) => {
    const forgiven = allowedTypos(form.letters)
    const most = forgiven + made(forgiven)
    return id !== meant.id && forgiven > 0 && editDistance(meant.form.symbols, form.symbols, most) <= most
  })

/** Letters to insert: those of the rivals, and one in none of their names, because all such letters are equivalent. */
const lettersFor = (names: readonly Borne[]): string[] => {
  const own = new Set(names.flatMap(({ form }) => form.symbols))
  return [...own, ...[...'qxzjkvw'].filter((letter) => !own.has(letter)).slice(0, 1)]
}

/** Within the allowed errors of one of these names; everything else is certainly not accepted for them. */
const mayBe = (typed: NormalizedText, names: readonly Borne[]): boolean =>
  names.some(({ form }) => formDistance(typed, form, allowedTypos(form.letters)) <= 2)

/** Cached by pair of names: if both allow two errors, the texts are the same from either side. */
const foundBefore = new Map<string, Set<string>>()

const nearest = (typed: NormalizedText, forms: readonly NormalizedText[]): number =>
  Math.min(...forms.map((form) => formDistance(typed, form, 3)))

/** Mistyped forms of this name that are accepted for another place although it is not closer. */
const takenWrongly = (meant: Borne, texts: Iterable<string>, rivals: readonly Borne[]): string[] =>
  [...texts].flatMap((text) => {
    const typed = normalizeText(text)
    if (!mayBe(typed, rivals)) return []
    const match = matcher.match(text)
    if (match.kind !== 'one' || match.id === meant.id) return []
    const errors = nearest(typed, formsOf.get(match.id) ?? [])
    return errors < formDistance(typed, meant.form, 3) ? [] : [`${meant.name}: ${text} → ${match.id}`]
  })

test('every name of every place is accepted for that place only', () => {
  for (const { id, name } of all) expect(matcher.match(name), name).toEqual({ kind: 'one', id, exact: true })
})

/**
 * Exhaustive: every name and every single error of T5. More distant names cannot be reached. The distance is one more if two
 * errors are allowed, because T5 counts three errors for a letter inserted between two swapped ones.
 */
test('T7 no name with one typing error is accepted for another place, unless it is that place’s name', () => {
  const wrong = all.flatMap((meant) => {
    const rivals = rivalsOf(meant, all, (forgiven) => forgiven)
    if (rivals.length === 0) return []
    return takenWrongly(meant, new Set(allTypos(normalForm(meant.name), lettersFor(rivals))), rivals)
  })
  expect(wrong).toEqual([])
}, 30_000)

/**
 * Exhaustive: every pair of names of two places within two errors plus the allowed ones (without titles such as
 * 'Republic of …' before another name), and every text that is that close to both.
 */
test('T7 no name with two typing errors is accepted for another place that is not closer', () => {
  const short = all.filter(({ name }) => !/ of /.test(name))
  let texts = 0
  const wrong = short.flatMap((meant) =>
    rivalsOf(meant, short, () => 2).flatMap((rival) => {
      const between = bothNear(meant, rival)
      texts += between.size
      return takenWrongly(meant, between, [rival])
    }),
  )
  expect(wrong).toEqual([])
  expect(texts).toBeGreaterThan(10_000)
}, 30_000)

/**
 * Texts that are accepted as the rival and are two errors from the intended name. They are found through the
 * texts that are one error away.
 */
const bothNear = (meant: Borne, rival: Borne): Set<string> => {
  const letters = lettersFor([meant])
  const within = (errors: number) => (text: string) => editDistance(text, meant.form.key, errors) <= errors
  const once = new Set(allTypos(rival.form.key, letters))
  if (allowedTypos(rival.form.letters) === 1) return new Set([...once].filter(within(2)))
  const known =
    allowedTypos(meant.form.letters) === 2 && foundBefore.get(`${rival.form.key} ${meant.form.key}`)
  if (known) return known
  const onTheWay = [...once].filter(within(3))
  const both = new Set([...new Set(onTheWay.flatMap((text) => allTypos(text, letters)))].filter(within(2)))
  foundBefore.set(`${meant.form.key} ${rival.form.key}`, both)
  return both
}
