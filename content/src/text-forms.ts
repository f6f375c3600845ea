/** Function words: sharing one gives nothing away. */
const FUNCTION_WORDS = new Set(
  `a an the of in on at to for from by with and or but as is are was were be been it its his her their this that
   these those which what who whom whose when where how many much did do does has have had one first into s`.split(
    /\s+/,
  ),
)

/** The words of a text in lower case, without accents and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Texts with the same normal form read the same. */
export const normalForm = (text: string): string => wordsOf(text).join(' ')

/** The normal form without a leading article: 'The Danube' and 'Danube' are the same answer. */
export const bareForm = (text: string): string => normalForm(text).replace(/^(?:the|an?) (?=.)/, '')

const SUPERSCRIPT = /[⁰¹²³⁴⁵⁶⁷⁸⁹]/g
/** Symbols that distinguish texts: mathematics, currencies, emoji, `#`, `%` … But not trademark or degree signs. */
const WORD_OR_SIGN =
  /[\p{L}\p{M}\p{N}]+|(?![®©°])[\p{Sm}\p{Sc}\p{So}]|[\p{Emoji_Modifier}\u{e0020}-\u{e007f}#%*@\\^/:]/gu
/** A slash or colon between digits: 1/2 and 3:2 differ from 1-2 and 3-2. Elsewhere they do not matter. */
const IDLE_STROKE = /(?<!\p{N}\s*)[/:^]|[/:^](?!\s*\p{N})/gu

/**
 * The normal form with visible symbols: C++ is not C, −2 not 2, 10² not 102, one flag not another. A text of nothing but
 * punctuation keeps it.
 */
export const signedForm = (text: string): string => {
  const pieces = text
    .replace(SUPERSCRIPT, '^$&')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(IDLE_STROKE, ' ')
    .replace(/(?<![\p{L}\p{N}]\s*)[-–−](?=\s*\p{N})|(?<=^\p{L}{1,2})[-–](?=\s*$)/gu, ' − ')
    .replace(/(?<![\p{N}])\.(?=\p{N})/gu, ' 0 ')
    .match(WORD_OR_SIGN)
  return pieces?.join(' ') ?? text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** `signedForm` without a leading article. */
export const bareSignedForm = (text: string): string => signedForm(text).replace(/^(?:the|an?) (?=.)/, '')

/** The distinct meaningful words, with singular and plural merged. */
export const meaningfulWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)),
  )

/** The trigrams of the normal form, whose ends are marked by spaces. */
export const trigramsOf = (text: string): Set<string> => {
  const padded = ` ${normalForm(text)} `
  const trigrams = new Set<string>()
  for (let i = 0; i + 3 <= padded.length; i++) trigrams.add(padded.slice(i, i + 3))
  return trigrams
}

/** The intersection of two sets. */
export const inBoth = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): T[] => [...a].filter((one) => b.has(one))

/** The Jaccard similarity of two sets, from 0 to 1. */
export const jaccard = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number => {
  const shared = inBoth(a, b).length
  const all = a.size + b.size - shared
  return all === 0 ? 1 : shared / all
}
