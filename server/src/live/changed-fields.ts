export type Fields = Readonly<Record<string, unknown>>

/** Equal without looking deep: the views share what did not change by reference. */
const sameParts = (a: object, b: object): boolean => {
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length && keys.every((key) => (a as Fields)[key] === (b as Fields)[key])
  )
}

const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return sameParts(a, b) || JSON.stringify(a) === JSON.stringify(b)
}

/** The fields of `next` that differ from `before`; null when none does. Both have the same keys. */
export const changedFields = (before: Fields, next: Fields): Fields | null => {
  let set: Record<string, unknown> | null = null
  for (const key in next) {
    if (same(before[key], next[key])) continue
    set ??= {}
    set[key] = next[key]
  }
  return set
}
