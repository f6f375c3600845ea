export type Fields = Readonly<Record<string, unknown>>

/** Equal as JSON. Views share unchanged parts by reference, so it rarely compares deeply. */
const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return Array.isArray(a) ? Array.isArray(b) && sameItems(a, b) : !Array.isArray(b) && sameKeys(a, b)
}

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
  return true
}

const sameKeys = (a: object, b: object): boolean => {
  let keys = 0
  for (const key in a) {
    if (!same((a as Fields)[key], (b as Fields)[key])) return false
    keys += 1
  }
  return keys === Object.keys(b).length
}

/** The fields of `next` that differ from `before`; null if none do. `next` may have fewer fields. */
export const changedFields = (before: Fields, next: Fields): Fields | null => {
  let set: Record<string, unknown> | null = null
  for (const key in next) {
    if (same(before[key], next[key])) continue
    set ??= {}
    set[key] = next[key]
  }
  return set
}
