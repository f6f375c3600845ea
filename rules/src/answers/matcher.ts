import { type Name, NameIndex, reachOf } from './name-index.ts'
import { type Form, formOf } from './normal-form.ts'
import { errorsBetween, errorsForgiven } from './typing-errors.ts'

/** One thing that can be answered, with all names that are accepted for it. */
export interface Entry {
  readonly id: string
  readonly names: readonly string[]
}

/** T10: a name that says too little ("congo"): whoever types it is asked which one is meant. */
export interface AmbiguousName {
  readonly name: string
  readonly ids: readonly string[]
}

export type Match =
  /** `exact`: without a typing error. Accept nothing else while somebody is still typing: "austra" is near Austria. */
  | { readonly kind: 'one'; readonly id: string; readonly exact: boolean }
  | { readonly kind: 'which'; readonly ids: readonly string[] }
  | { readonly kind: 'none' }

export interface Matcher {
  match(text: string): Match
}

/**
 * Reads typed answers. Give it ALL that is known, not only what is asked: that a text is another's name, or as near
 * to another's, is why it is not forgiven (T7). A name of several entries is ambiguous without being listed.
 */
export const matcherOf = (entries: readonly Entry[], ambiguous: readonly AmbiguousName[] = []): Matcher => {
  const names = entries.flatMap(({ id, names }) => names.map((name) => ({ name, ids: [id] })))
  const index = new NameIndex([...names, ...ambiguous])
  return {
    match(text) {
      const typed = formOf(text)
      const name = index.exactly(typed)
      return name ? matchOf(name, true) : forgiven(typed, index)
    },
  }
}

const matchOf = ({ ids }: Name, exact: boolean): Match => {
  const [id] = ids
  if (id === undefined) return { kind: 'none' }
  return ids.length > 1 ? { kind: 'which', ids } : { kind: 'one', id, exact }
}

/** T7: the unique nearest of all names. That of an ambiguous name and of one it may mean, the ambiguous one. */
const forgiven = (typed: Form, index: NameIndex): Match => {
  const reach = reachOf(typed.symbols.length)
  const near = index
    .near(typed, reach)
    .map((name) => ({ name, errors: errorsBetween(typed, name.form, reach) }))
    .filter(({ errors }) => errors <= reach)
    .sort((a, b) => a.errors - b.errors)
  const meant = near.find(
    ({ name, errors }) =>
      errors <= errorsForgiven(name.form.letters) &&
      near.every((rival) => rival.errors > errors || rival.name.ids.every((id) => name.ids.includes(id))),
  )
  return meant ? matchOf(meant.name, false) : { kind: 'none' }
}

/**
 * T11: whether a text is right where one thing is asked: as one of its `accepted` names, typing errors forgiven as
 * `matcherOf` does. `others` are names that are no misspelling of it; one that is accepted too is accepted.
 */
export const judgeTyped = (text: string, accepted: readonly string[], others: readonly string[]): boolean => {
  const typed = formOf(text)
  const names = accepted.map(formOf).filter(({ key }) => key !== '')
  if (names.some(({ key }) => key === typed.key)) return true
  const errors = Math.min(...names.map((name) => forgivenErrors(typed, name)))
  if (errors === Infinity) return false
  return others
    .map(formOf)
    .filter(({ key }) => names.every((name) => name.key !== key))
    .every((other) => errorsBetween(typed, other, errors) > errors)
}

const forgivenErrors = (typed: Form, name: Form): number =>
  errorsBetween(typed, name, errorsForgiven(name.letters))
