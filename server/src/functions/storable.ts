/** The refusal for text that cannot be stored: PostgreSQL accepts it neither as text nor in JSON. */
export const STORABLE = 'expected text of whole characters, without U+0000 and halves of surrogate pairs'

const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

/**
 * Whether every string in a parsed JSON value can be stored, keys included, however deeply nested. Walks
 * without recursion, because a body of nothing but opening brackets would overflow the stack.
 */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return isText(value)
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string') {
      if (!isText(next)) return false
    } else if (Array.isArray(next)) for (const one of next) left.push(one)
    else if (typeof next === 'object' && next !== null)
      for (const key in next) {
        if (!isText(key)) return false
        left.push((next as Record<string, unknown>)[key])
      }
  }
  return true
}
