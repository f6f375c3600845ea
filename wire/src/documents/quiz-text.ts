import * as z from 'zod/mini'

/**
 * Normalises multi-line text: removes control characters, spaces around lines, repeated spaces and repeated
 * empty lines.
 */
export const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)[\p{Cc}\uFEFF\uFFFE\uFFFF]/gu, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Normalises single-line text. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\n+/g, ' ')

/** Characters that are always invisible. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
/** Joiners of emoji and of letters in some scripts; invisible after the characters listed here. */
const UNSEEN_JOINER =
  /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}\s])(?:\u200c|\u200d|[\ufe00-\ufe0f])+/gu

/**
 * A form that is equal for texts that look the same, even if their characters differ, and different for all
 * others.
 */
export const visualForm = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(UNSEEN_JOINER, '').replace(/\s+/g, ' ').trim()

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The schema of a text that its author must write. */
export const written = (tidy: (text: string) => string, longest: number) =>
  z
    .string('Write something.')
    .check(
      z.overwrite(tidy),
      z.regex(VISIBLE, 'Write something.'),
      z.maxLength(longest, `At most ${longest} characters.`),
    )

/** The message about an unexpected field, or about a value that is not an object. */
export const strict =
  (what: string) => (issue: { readonly code: string; readonly keys?: readonly string[] }) =>
    issue.code === 'unrecognized_keys'
      ? `${what} has no ${(issue.keys ?? []).join(', ')}.`
      : `Expected ${what.toLowerCase()}.`
