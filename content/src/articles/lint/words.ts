import { breaksIn } from '../../lint/text.ts'
import { MIN_WORDS } from '../limits.ts'
import { countWords, descendants, textsIn } from '../markdown.ts'
import type { ArticleRule } from './rule.ts'

const length: ArticleRule = {
  name: 'length',
  faults: ({ blocks }) => {
    const words = countWords(blocks)
    return words < MIN_WORDS
      ? [{ line: 0, message: `expected at least ${MIN_WORDS} words, not ${words}` }]
      : []
  },
}

const text: ArticleRule = {
  name: 'text',
  faults: ({ blocks }) =>
    blocks.flatMap(({ token, line }) =>
      textsIn(token)
        .flatMap(breaksIn)
        .map((message) => ({ line, message })),
    ),
}

/** HTML tags in the Markdown would reach the page unchanged. */
const html: ArticleRule = {
  name: 'html',
  faults: ({ blocks }) =>
    blocks.flatMap(({ token, line }) =>
      descendants(token)
        .filter(({ type }) => type === 'html')
        .map(({ raw }) => ({ line, message: `expected only Markdown, not '${raw.trim()}'` })),
    ),
}

export const wordRules: ArticleRule[] = [length, text, html]
