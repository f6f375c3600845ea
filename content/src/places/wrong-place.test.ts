import { allTypos } from '@trivium/rules/answers/all-typos'
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

/** Other places' names that so many errors, and those that are forgiven them, can lead to. */
const rivalsOf = (meant: Borne, among: readonly Borne[], made: (forgiven: number) => number): Borne[] =>
  among.filter(({ id, form }) => {
    const forgiven = allowedTypos(form.letters)
    const most = forgiven + made(forgiven)
    return id !== meant.id && forgiven > 0 && editDistance(meant.form.symbols, form.symbols, most) <= most
  })

/** To put in: the rivals' letters, and one that is in no name of them, for all such letters count alike. */
const lettersFor = (names: readonly Borne[]): string[] => {
  const own = new Set(names.flatMap(({ form }) => form.symbols))
  return [...own, ...[...'qxzjkvw'].filter((letter) => !own.has(letter)).slice(0, 1)]
}

/** Within what is forgiven of one of these names: all else is certain not to be accepted for them. */
const mayBe = (typed: NormalizedText, names: readonly Borne[]): boolean =>
  names.some(({ form }) => formDistance(typed, form, allowedTypos(form.letters)) <= 2)

/** By the names between which they lie: where both are forgiven two errors they are the same from either side. */
const foundBefore = new Map<string, Set<string>>()

const nearest = (typed: NormalizedText, forms: readonly NormalizedText[]): number =>
  Math.min(...forms.map((form) => formDistance(typed, form, 3)))

/** Texts that were meant as this name and are accepted for another place, though it is no nearer. */
const takenWrongly = (meant: Borne, texts: Iterable<string>, rivals: readonly Borne[]): string[] =>
  [...texts].flatMap((text) => {
    const typed = normalizeText(text)
    if (!mayBe(typed, rivals)) return []
    const match = matcher.match(text)
    if (match.kind !== 'one' || match.id === meant.id) return []
    const errors = nearest(typed, formsOf.get(match.id) ?? [])
    return errors < formDistance(typed, meant.form, 3) ? [] : [`${meant.name}: ${text} → ${match.id}`]
  })

test('every name of every place is accepted for it and for no other', () => {
  for (const { id, name } of all) expect(matcher.match(name), name).toEqual({ kind: 'one', id, exact: true })
})

/**
 * Exhaustive: every name, every single error of T5. Names further apart than is looked at cannot be reached. One is
 * added where two errors are forgiven, because T5 counts three where a letter was put between two that were swapped.
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
 * Exhaustive: every pair of names (none with a title, 'Republic of …', whose last word has a name of its own) of two
 * places that two errors and those forgiven lie between, and every text that is so near to both.
 */
test('T7 no name with two typing errors is accepted for another place that is not nearer', () => {
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

/** Texts that are forgiven as the rival and two errors from what was meant, found by way of those one error away. */
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
