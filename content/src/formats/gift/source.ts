/*
 * People write GIFT files for Moodle, but our parser's grammar is stricter: it accepts no bare colon in a
 * text, no bare `=` outside the braces, no arrow in a choice, and a typed answer only after `=`. This module
 * rewrites what Moodle accepts into what the grammar accepts.
 */

/** Separates two characters that the grammar would join; never present in a source. */
const APART = '\u0001'

/** Removes from a parsed text what `prepareForGrammar` added. */
export const removeMarkers = (text: string): string => text.replaceAll(APART, '')

const TITLE = /^::(?:\\[\s\S]|(?!::)[^\\])*::/

export type PreparedSource = { readonly gift: string } | { readonly reason: string }

/** One question's source without its name, rewritten for the grammar, or why it is not a GIFT question. */
export const prepareForGrammar = (block: string): PreparedSource => {
  const source = block.replace(TITLE, '')
  const braces = [...source.matchAll(/\\[\s\S]|[{}]/g)].filter(({ 0: token }) => token.length === 1)
  const [open, close] = braces
  if (!open) return { reason: close ? NO_PAIR : 'It is only text: there is no answer in braces { }.' }
  if (open[0] !== '{' || close?.[0] !== '}') return { reason: NO_PAIR }
  if (braces.length > 2)
    return { reason: 'It has several pairs of braces. Leave an empty line between two questions.' }
  const before = escaped(source.slice(0, open.index), OUTSIDE)
  const after = escaped(source.slice(close.index + 1), OUTSIDE)
  return { gift: apart(`${before}{${answers(source.slice(open.index + 1, close.index))}}${after}`) }
}

/** Outside the braces nothing is special except the title's colons, which are already removed. */
const OUTSIDE = /\\[\s\S]|[:=~#]/g
const INSIDE = /\\[\s\S]|:/g

const NO_PAIR = 'The braces { } around the answers are not a pair.'

/**
 * The parser stores escaped characters as `&&` and a number. It would also decode such text if the author
 * wrote it.
 */
const apart = (text: string): string => text.replace(/&(?=&)/g, `&${APART}`)

/** Puts a backslash before each match that does not have one already. */
const escaped = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (token) => (token.length === 1 ? `\\${token}` : token))

const answers = (inside: string): string => {
  const text = inside.trim()
  if (text.startsWith('#')) return text
  const colons = escaped(text, INSIDE)
  if (/(?<!\\)~/.test(colons)) return colons.replaceAll('->', `-${APART}>`)
  return /^(?:[=%]|$)|^(?:TRUE|T|FALSE|F)\s*(?:#|$)/.test(colons) ? colons : `=${colons}`
}
