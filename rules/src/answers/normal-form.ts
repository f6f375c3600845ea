/**
 * Characters to remove: accents (only U+0300 to U+036F: other marks are vowels in Indic scripts),
 * apostrophes, invisible characters.
 */
const UNWRITTEN = /[\u0300-\u036f]|['’‘ʻʼ`]|\p{Cf}|[\ufe0e\ufe0f]/gu
/** Letters that no normalisation decomposes, as a plain keyboard writes them; one form for the two small sigmas. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
}
const TO_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')
const MINUS = /^\s*[-−–](?=\d)/
/**
 * T16: significant signs. Each becomes a character that no text contains once all other signs are removed.
 */
const SIGNS: readonly (readonly [sign: string, kept: string, pattern: RegExp])[] = [
  ['+', '\ue000', /(?<=[\p{L}\p{M}\p{N}][+\s]*)\+/gu],
  ['#', '\ue001', /(?<=\p{L})[#♯]/gu],
  ['-', '\ue002', /(?<=^\s*\p{L}{1,2}\s*)[-−–](?=\s*$)/gu],
]
const KEPT = /[\ue000-\ue002]/g
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}\ue000-\ue002]+/gu
/** A separator before a group of three digits: 1,000 and 1 000 are 1000. */
const THOUSANDS = /(?<=\d) (?=\d{3}(?!\d))/g

const withoutThe = (words: string[]): string[] => {
  const first = words.findIndex((word) => word !== 'the')
  return words.slice(first === -1 ? -1 : first)
}

const keepSigns = (text: string): string =>
  SIGNS.reduce((left, [, kept, pattern]) => left.replace(pattern, kept), text)

const signOf = (kept: string): string => SIGNS.find(([, other]) => other === kept)?.[0] ?? ''

/** T1 to T4, T16: reduces a text to what matters: lower-case words, separated by one space. */
export const normalForm = (text: string): string => {
  const written = text
    .normalize('NFKD')
    .replace(UNWRITTEN, '')
    .replace(KEPT, '')
    .toLowerCase()
    .replace(TO_PLAIN, (letter) => PLAIN[letter] as string)
    .replace(MINUS, 'minus ')
    .replaceAll('&', ' and ')
    .normalize('NFC')
  const words = keepSigns(written)
    .replace(BETWEEN_WORDS, ' ')
    .trim()
    .split(' ')
    .map((word) => (word === 'st' ? 'saint' : word))
  return withoutThe(words).join(' ').replace(THOUSANDS, '').replace(KEPT, signOf)
}

/** A text in the form in which it is compared. */
export interface NormalizedText {
  /** T2: the normal form without its spaces, except between digits, which distinguish 1.5 from 15. */
  readonly key: string
  /** The characters of `key`. */
  readonly symbols: readonly string[]
  readonly letters: number
  /** T8: the parts in which no typing error is forgiven. */
  readonly fixed: string
}

const SPACES_THAT_SAY_NOTHING = /(?<!\p{N}) | (?!\p{N})/gu
const FIGURES = /\p{N}+/u
/** Roman numerals from I to XXXIX. */
const ROMAN = /(?<![\p{L}\p{M}\p{N}])(?=[ivx])x{0,3}(?:ix|iv|v?i{0,3})(?![\p{L}\p{M}\p{N}])/u
const LAST_LETTER = /(?<= )\p{L}$/u
const FIXED = new RegExp(`${FIGURES.source}|${ROMAN.source}|${LAST_LETTER.source}`, 'gu')

export const normalizeText = (text: string): NormalizedText => {
  const normal = normalForm(text)
  const symbols = [...normal.replace(SPACES_THAT_SAY_NOTHING, '')]
  return {
    key: symbols.join(''),
    symbols,
    letters: symbols.filter((symbol) => /\p{L}/u.test(symbol)).length,
    fixed: (normal.match(FIXED) ?? []).join(' '),
  }
}
