export const KEY_LENGTH = 6

/** A key as it is shown: two groups of three. */
export const spacedKey = (key: string): string => `${key.slice(0, 3)} ${key.slice(3)}`

/** Normalises a typed key: spaces, dashes and case don’t matter, and a pasted link counts as its key. */
export const typedKey = (text: string): string => {
  const [, fromLink] = /\/party\/([^/?#\s]+)/.exec(text) ?? []
  return (fromLink ?? text).replace(/[^\p{L}\d]/gu, '').toUpperCase()
}

export const joinLink = (key: string, origin: string): string => `${origin}/party/${key}`
