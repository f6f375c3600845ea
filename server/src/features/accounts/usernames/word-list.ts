import { DataSet, englishDataset, parseRawPattern, RegExpMatcher } from 'obscenity'
import { ALLOW_LIST } from './allow-list.ts'

/**
 * Left out of the preset: 'abo', half of a name ('Abo_Omar') to more people than it insults, and 'anal', which it
 * finds wherever a name on 'an' stands before one in 'al'.
 */
const LEFT_OUT = new Set(['abo', 'anal'])

/** What the preset lacks, or spells with double letters that are folded here. | is the edge of a word. */
const ALSO = [
  ...['|anal|', '|anals|', 'analsex', 'analplug', 'analking', 'analqueen'],
  ...['|jiz|', 'butplug', '|tity|', '|clit|', '|clits|', '|milf|', '|thot|', 'shemale', 'biatch', 'phuck'],
  ...['asshole', 'dumbass|', 'fatass|', 'jackass|', 'motherf', 'faggot'],
  ...['|nazi|', '|nazis|', 'neonazi', 'hitler', 'siegheil', '|gook|', '|coon|', '|paki|', '|spic|'],
  ...['|pedo|', '|paedo|', 'pedophil', 'paedophil', 'molester', 'killyourself', '|kys|'],
]

/** Letters that words of the list have twice. */
const DOUBLED = 'begols'

/** As often as it is written, a letter counts once, or twice where that makes a word: 'fuuuck', 'asss'. */
const folded = (text: string): string =>
  text.replaceAll(/([a-z])\1+/g, (_, letter: string) => letter.repeat(DOUBLED.includes(letter) ? 2 : 1))

const phrases = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => metadata !== undefined && LEFT_OUT.has(metadata.originalWord))
for (const also of ALSO) phrases.addPhrase((phrase) => phrase.addPattern(parseRawPattern(also)))

const { blacklistedTerms, whitelistedTerms = [] } = phrases.build()
const matcher = new RegExpMatcher({
  blacklistedTerms,
  whitelistedTerms: [...whitelistedTerms, ...ALLOW_LIST].map(folded),
})

/** Two letters say little: 'Fu' is a surname. */
const found = (text: string) => matcher.getAllMatches(text).filter(({ matchLength }) => matchLength > 2)

/** Whether a word of the list is found in words in small letters with a space between. */
export const hasBadWord = (text: string): boolean => found(folded(text)).length > 0

/** Whether it is one word of the list from its first letter to its last. */
export const isBadWord = (word: string): boolean => {
  const text = folded(word)
  return found(text).some(({ startIndex, endIndex }) => startIndex === 0 && endIndex === text.length - 1)
}
