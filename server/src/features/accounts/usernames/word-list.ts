import { DataSet, englishDataset, parseRawPattern, RegExpMatcher } from 'obscenity'
import { once } from '../../../once.ts'
import { ALLOW_LIST } from './allow-list.ts'

/**
 * Left out of the preset: 'abo', which is half of a name ('Abo_Omar') for more people than it insults, and 'anal',
 * which the preset finds wherever a name ending in 'an' precedes one beginning with 'al'.
 */
const EXCLUDED = new Set(['abo', 'anal'])

/** What the preset lacks, or spells with double letters that are folded here. | is the edge of a word. */
const EXTRA_WORDS = [
  ...['|anal|', '|anals|', 'analsex', 'analplug', 'analking', 'analqueen'],
  ...['|jiz|', 'butplug', '|tity|', '|clit|', '|clits|', '|milf|', '|thot|', 'shemale', 'biatch', 'phuck'],
  ...['asshole', 'dumbass|', 'fatass|', 'jackass|', 'motherf', 'faggot'],
  ...['|nazi|', '|nazis|', 'neonazi', 'hitler', 'siegheil', '|gook|', '|coon|', '|paki|', '|spic|'],
  ...['|pedo|', '|paedo|', 'pedophil', 'paedophil', 'molester', 'killyourself', '|kys|'],
]

/** Letters that occur doubled in words of the list. */
const DOUBLE_LETTERS = 'begols'

/** A repeated letter counts once, or twice if that makes a word: 'fuuuck', 'asss'. */
const folded = (text: string): string =>
  text.replaceAll(/([a-z])\1+/g, (_, letter: string) =>
    letter.repeat(DOUBLE_LETTERS.includes(letter) ? 2 : 1),
  )

/** Made when the first name is judged, because that takes a while. */
const matcher = once(() => {
  const phrases = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => metadata !== undefined && EXCLUDED.has(metadata.originalWord))
  for (const also of EXTRA_WORDS) phrases.addPhrase((phrase) => phrase.addPattern(parseRawPattern(also)))
  const { blacklistedTerms, whitelistedTerms = [] } = phrases.build()
  return new RegExpMatcher({
    blacklistedTerms,
    whitelistedTerms: [...whitelistedTerms, ...ALLOW_LIST].map(folded),
  })
})

/** Two letters prove little: 'Fu' is a surname. */
const found = (text: string) =>
  matcher()
    .getAllMatches(text)
    .filter(({ matchLength }) => matchLength > 2)

/** Whether a word of the list occurs in lower-case words separated by spaces. */
export const hasBadWord = (text: string): boolean => found(folded(text)).length > 0

/** Whether the whole text is one word of the list. */
export const isBadWord = (word: string): boolean => {
  const text = folded(word)
  return found(text).some(({ startIndex, endIndex }) => startIndex === 0 && endIndex === text.length - 1)
}
