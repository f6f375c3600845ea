import { allowedTypos, formDistance } from './edit-distance.ts'
import { maxTypos, type Name, NameIndex } from './name-index.ts'
import { type NormalizedText, normalizeText } from './normal-form.ts'

/** A possible answer, with all its accepted names. */
export interface MatcherEntry {
  readonly id: string
  readonly names: readonly string[]
  /** T14: accepted only complete and with Enter, never with a typing error: 'FR', 'FRA'. */
  readonly codes?: readonly string[]
}

/** T10: an ambiguous name ("congo"): the player is asked which one they mean. */
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
  /** Matches a finished text (Enter was pressed): codes count, and typing errors are forgiven. */
  match(text: string): Match
  /**
   * T13: matches an unfinished text. Only complete names match, and short ones only if no other name
   * continues them.
   */
  matchTyping(text: string): Match
  /** T15: whether a longer name continues this text, so the field must keep it: 'nigeria' continues 'niger'. */
  hasLongerName(text: string): boolean
}

/** T13: a name with this many letters is taken while typing, whatever continues it. */
const TAKEN_AT_ONCE = 4

/**
 * Matches typed answers. Pass ALL known names, not only those of the asked entries: a text that is another
 * entry's name, or as near to one, is not forgiven (T7). A name that several entries share is ambiguous even
 * if it is not listed as such.
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
      const waits = name && name.form.letters < TAKEN_AT_ONCE && index.hasLongerKey(name.form.key)
      return name && !waits ? matchOf(name, true) : { kind: 'none' }
    },
    hasLongerName: (text) =>
      index.hasLongerKey(normalizeText(text).key) || index.hasLongerKey(openKeyOf(text)),
  }
}

/** Codes are compared unchanged, because the rules for names would turn 'ST' into 'saint'. */
const codeOf = (text: string): string => text.trim().toUpperCase()

const codesOf = (entries: readonly MatcherEntry[]): Map<string, string[]> => {
  const codes = new Map<string, string[]>()
  for (const { id, codes: own = [] } of entries)
    for (const code of new Set(own.map(codeOf))) codes.set(code, [...(codes.get(code) ?? []), id])
  return codes
}

/** The key of a text whose last word is unfinished: 'federated st' is not 'saint' yet. */
const openKeyOf = (text: string): string => normalizeText(`${text}x`).key.slice(0, -1)

const matchOf = ({ ids }: Pick<Name, 'ids'>, exact: boolean): Match => {
  const [id] = ids
  if (id === undefined) return { kind: 'none' }
  return ids.length > 1 ? { kind: 'which', ids } : { kind: 'one', id, exact }
}

/**
 * T7: the one name that is nearest of all. If an ambiguous name and a name of one of its entries are equally
 * near, the ambiguous one wins.
 */
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
 * T11: whether a text is right for a single question: one of its `accepted` names, typing errors forgiven as in
 * `createMatcher`. `others` are names that are not misspellings of it; a name in both lists is accepted.
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
