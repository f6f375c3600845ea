import { allowedTypos, formDistance } from './edit-distance.ts'
import { maxTypos, type Name, NameIndex } from './name-index.ts'
import { type NormalizedText, normalizeText } from './normal-form.ts'

/** One thing that can be answered, with all names that are accepted for it. */
export interface MatcherEntry {
  readonly id: string
  readonly names: readonly string[]
  /** T14: what is accepted in full and with Enter alone, never by a typing error: 'FR', 'FRA'. */
  readonly codes?: readonly string[]
}

/** T10: a name that says too little ("congo"): whoever types it is asked which one is meant. */
export interface AmbiguousName {
  readonly name: string
  readonly ids: readonly string[]
}

export type Match =
  /** `exact`: without a typing error. */
  | { readonly kind: 'one'; readonly id: string; readonly exact: boolean }
  | { readonly kind: 'which'; readonly ids: readonly string[] }
  | { readonly kind: 'none' }

export interface Matcher {
  /** A text that is finished (Enter was pressed): codes count, and typing errors are forgiven. */
  match(text: string): Match
  /** T13: a text at which somebody is still typing. Names in full alone; short ones only where none goes on from them. */
  matchTyping(text: string): Match
  /** T15: whether a name goes on from this text, so that the field must keep it: from 'niger' 'nigeria' does. */
  goesOn(text: string): boolean
}

/** T13: a name of so many letters is taken while typing, whatever goes on from it. */
const TAKEN_AT_ONCE = 4

/**
 * Reads typed answers. Give it ALL that is known, not only what is asked: that a text is another's name, or as near
 * to another's, is why it is not forgiven (T7). A name of several entries is ambiguous without being listed.
 */
export const createMatcher = (
  entries: readonly MatcherEntry[],
  ambiguous: readonly AmbiguousName[] = [],
): Matcher => {
  const names = entries.flatMap(({ id, names }) => names.map((name) => ({ name, ids: [id] })))
  const index = new NameIndex([...names, ...ambiguous])
  const codes = codesOf(entries)
  return {
    match(text) {
      const typed = normalizeText(text)
      const name = index.exactly(typed)
      const code = codes.get(codeOf(text))
      return name ? matchOf(name, true) : code ? matchOf({ ids: code }, true) : forgiven(typed, index)
    },
    matchTyping(text) {
      const name = index.exactly(normalizeText(text))
      const waits = name && name.form.letters < TAKEN_AT_ONCE && index.goesOn(name.form.key)
      return name && !waits ? matchOf(name, true) : { kind: 'none' }
    },
    goesOn: (text) => index.goesOn(normalizeText(text).key) || index.goesOn(openKeyOf(text)),
  }
}

/** Codes are compared as they stand: by the rules for names 'ST' would be 'saint'. */
const codeOf = (text: string): string => text.trim().toUpperCase()

const codesOf = (entries: readonly MatcherEntry[]): Map<string, string[]> => {
  const codes = new Map<string, string[]>()
  for (const { id, codes: own = [] } of entries)
    for (const code of new Set(own.map(codeOf))) codes.set(code, [...(codes.get(code) ?? []), id])
  return codes
}

/** The key of a text whose last word is not finished: 'federated st' is no 'saint' yet. */
const openKeyOf = (text: string): string => normalizeText(`${text}x`).key.slice(0, -1)

const matchOf = ({ ids }: Pick<Name, 'ids'>, exact: boolean): Match => {
  const [id] = ids
  if (id === undefined) return { kind: 'none' }
  return ids.length > 1 ? { kind: 'which', ids } : { kind: 'one', id, exact }
}

/** T7: the unique nearest of all names. That of an ambiguous name and of one it may mean, the ambiguous one. */
const forgiven = (typed: NormalizedText, index: NameIndex): Match => {
  const reach = maxTypos(typed.symbols.length)
  const near = index
    .near(typed, reach)
    .map((name) => ({ name, errors: formDistance(typed, name.form, reach) }))
    .filter(({ errors }) => errors <= reach)
    .sort((a, b) => a.errors - b.errors)
  const meant = near.find(
    ({ name, errors }) =>
      errors <= allowedTypos(name.form.letters) &&
      near.every((rival) => rival.errors > errors || rival.name.ids.every((id) => name.ids.includes(id))),
  )
  return meant ? matchOf(meant.name, false) : { kind: 'none' }
}

/**
 * T11: whether a text is right where one thing is asked: as one of its `accepted` names, typing errors forgiven as
 * `createMatcher` does. `others` are names that are no misspelling of it; one that is accepted too is accepted.
 */
export const judgeTyped = (text: string, accepted: readonly string[], others: readonly string[]): boolean => {
  const typed = normalizeText(text)
  const names = accepted.map(normalizeText).filter(({ key }) => key !== '')
  if (names.some(({ key }) => key === typed.key)) return true
  const errors = Math.min(...names.map((name) => forgivenErrors(typed, name)))
  if (errors === Infinity) return false
  return others
    .map(normalizeText)
    .filter(({ key }) => names.every((name) => name.key !== key))
    .every((other) => formDistance(typed, other, errors) > errors)
}

const forgivenErrors = (typed: NormalizedText, name: NormalizedText): number =>
  formDistance(typed, name, allowedTypos(name.letters))
