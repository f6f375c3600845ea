/** How one function is called well, and badly. */
export interface Row {
  /** An input that is as it should be; `id` is a match's. */
  readonly good: (id: string) => unknown
  /** Inputs of which every one is refused as bad input. */
  readonly bad: readonly unknown[]
  /** It is about one match, in which the caller must have a seat. */
  readonly ofMatch?: true
  /** It takes anything: what is sent is not looked at. */
  readonly anything?: true
  /** Whoever calls well is served, signed in or not. */
  readonly open?: true
}

export const NO_OBJECTS = [[], 'text', 7, true]
export const NO_IDS = [
  '',
  'x',
  'zzzzzzzzzzz',
  'zzzzzzzzzzzzz',
  '0OIl00000000',
  'zzzzzzzzzzz/',
  12,
  null,
  {},
  ['x'],
]
export const nothing: Row = { good: () => ({}), bad: [{ more: 1 }] }
export const oneGame: Row = {
  good: (id) => ({ gameId: id }),
  bad: [{}, { gameId: 'zzzzzzzzzzzz', seat: 1 }, ...NO_IDS.map((id) => ({ gameId: id }))],
}

export const NO_NAMES = ['', 'ab', 'a'.repeat(21), 'a b', 'ädda', "a'--", 'a/b', 7, null, {}, ['Ada']]

/** No text of a database holds it. */
export const NUL = 'a\u0000bc'

export const LONG = 'long enough password'

export const oneName = (more: Record<string, unknown> = {}): Row => ({
  good: () => ({ username: 'Ada', ...more }),
  bad: [{}, { username: 'Ada', ...more, uid: 'x' }, ...NO_NAMES.map((username) => ({ username, ...more }))],
})
