import { choicesOf, type Question } from '../questions/format.ts'
import { perQuestion, type Rule } from './finding.ts'

const MAX_PROMPT = 130
const MAX_CHOICE = 38
const MAX_EXPLANATION = 220

const lengths = perQuestion('length', (question) => [
  ...tooLong('a prompt', question.prompt, MAX_PROMPT),
  ...choicesOf(question).flatMap((choice) => tooLong('a choice', choice, MAX_CHOICE)),
  ...tooLong('an explanation', question.explanation, MAX_EXPLANATION),
])

const tooLong = (what: string, text: string, most: number): string[] => {
  const length = [...text].length
  return length > most ? [`expected ${what} of at most ${most} characters, not ${length}: '${text}'`] : []
}

export const endings = perQuestion('ending', ({ prompt, explanation }) => [
  ...(/(?:\?|…)$/u.test(prompt) ? [] : ['expected a prompt that ends with ? or …']),
  ...(/[.!?…]['’"”)]?$/u.test(explanation) ? [] : ['expected an explanation that is a whole sentence']),
])

const BROKEN: [what: string, pattern: RegExp][] = [
  ['HTML entity', /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i],
  ['HTML tag', /<\/?[a-z][^>]*>/i],
  [
    'invisible or broken character',
    // Except for emoji joiners and the tags that distinguish the flags of England and Scotland.
    /[\p{Cc}\p{Co}\uFFFD]|(?!\u200d|[\u{e0020}-\u{e007f}])\p{Cf}|(?<!\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]/u,
  ],
  ['wrongly decoded text', /[ÃÂÐ][\u0080-\u00bf]|â(?:[\u0080-\u00bf]|€)|ï»¿/],
  [
    'lost apostrophe',
    /\b(?:dont|didnt|doesnt|isnt|wasnt|werent|hasnt|couldnt|wouldnt|shouldnt|theyre|youre)\b/i,
  ],
  ['two spaces', / {2}/],
  ['space before punctuation', / [,.;:?!](?:\s|$)/],
  ['doubled word', /\b(the|an?|of|in|to|and|is|was|for|by) \1\b/i],
]

export const brokenText = perQuestion('text', (question) => textsOf(question).flatMap(breaksIn))

/** A sentence for each way in which a text is broken. */
export const breaksIn = (text: string): string[] =>
  BROKEN.filter(([, pattern]) => pattern.test(text)).map(([what]) => `expected no ${what}: '${text}'`)

const textsOf = (question: Question): string[] => [
  question.prompt,
  ...choicesOf(question),
  question.explanation,
  // The words of an address follow rules of their own.
  question.source.replace(/https?:\/\/\S+/g, '…'),
]

export const textRules: Rule[] = [lengths, endings, brokenText]
