/** Words without meaning: sharing one gives nothing away. */
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

/** Two texts with the same normal form are the same to a reader. */
export const normalForm = (text: string): string => wordsOf(text).join(' ')

/** The normal form without an article before it: 'The Danube' and 'Danube' are one answer. */
export const bareForm = (text: string): string => normalForm(text).replace(/^(?:the|an?) (?=.)/, '')

const SUPERSCRIPT = /[⁰¹²³⁴⁵⁶⁷⁸⁹]/g
/** No words, and yet they tell one text from another: signs of sums and money, emoji, `#`, `%` … But no mark of trade, no degree. */
const WORD_OR_SIGN =
  /[\p{L}\p{M}\p{N}]+|(?![®©°])[\p{Sm}\p{Sc}\p{So}]|[\p{Emoji_Modifier}\u{e0020}-\u{e007f}#%*@\\^/:]/gu
/** A stroke between figures, or a colon: 1/2 and 3:2 are no 1-2 and 3-2. Elsewhere they say nothing. */
const IDLE_STROKE = /(?<!\p{N}\s*)[/:^]|[/:^](?!\s*\p{N})/gu

/**
 * The normal form with the signs that a reader sees: C++ is not C, −2 not 2, 10² not 102, one flag not another. Of a
 * text that is nothing but marks, the marks.
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

/** `signedForm` without an article before it. */
export const bareSignedForm = (text: string): string => signedForm(text).replace(/^(?:the|an?) (?=.)/, '')

/** The distinct meaningful words, singular and plural alike. */
export const meaningfulWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)),
  )

/** Runs of three characters of the normal form, its ends marked by spaces. */
export const trigramsOf = (text: string): Set<string> => {
  const padded = ` ${normalForm(text)} `
  const trigrams = new Set<string>()
  for (let i = 0; i + 3 <= padded.length; i++) trigrams.add(padded.slice(i, i + 3))
  return trigrams
}

/** What two sets have in common. */
export const inBoth = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): T[] => [...a].filter((one) => b.has(one))

/** The share of what two sets have in common, from 0 to 1. */
export const jaccard = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number => {
  const shared = inBoth(a, b).length
  const all = a.size + b.size - shared
  return all === 0 ? 1 : shared / all
}
