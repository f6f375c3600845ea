import type { Tokens } from 'marked'
import { ARTICLE_LIST, articlePath, PAGES, QUIZZES } from '../addresses.ts'
import { headingsIn, SOURCES } from '../headings.ts'
import { MIN_QUIZZES } from '../limits.ts'
import { descendants, plainText } from '../markdown.ts'
import type { ArticleSource } from '../source.ts'
import type { ArticleRule } from './rule.ts'

interface Placed {
  readonly href: string
  readonly words: string
  readonly line: number
}

const linksIn = ({ blocks }: ArticleSource): Placed[] =>
  blocks.flatMap(({ token, line }) =>
    descendants(token)
      .filter((part): part is Tokens.Link => part.type === 'link')
      .map((link) => ({ href: link.href, words: plainText(link), line })),
  )

const leadsSomewhere = (href: string, source: ArticleSource, all: readonly ArticleSource[]): boolean => {
  if (href.startsWith('#'))
    return [SOURCES, ...headingsIn(source.blocks).map(({ heading }) => heading)].some(
      ({ id }) => href === `#${id}`,
    )
  if (!href.startsWith('/')) return href.startsWith('https://')
  return (
    QUIZZES.has(href) ||
    PAGES.has(href) ||
    href === ARTICLE_LIST ||
    all.some(({ front }) => href === articlePath(front.slug))
  )
}

const target: ArticleRule = {
  name: 'link',
  faults: (source, all) =>
    linksIn(source)
      .filter(({ href }) => !leadsSomewhere(href, source, all))
      .map(({ href, line }) => ({
        line,
        message: `expected an address of the app, a heading of this article or https://, not '${href}'`,
      })),
}

/** Screen readers also list links without the sentence around them. */
const words: ArticleRule = {
  name: 'link words',
  faults: (source) =>
    linksIn(source)
      .filter((link) => /^(?:here|this|link|click here|read more|https?:.*|)$/i.test(link.words.trim()))
      .map(({ href, line, words: said }) => ({
        line,
        message: `expected a link text that says where it leads, not '${said}' for '${href}'`,
      })),
}

const quizzes: ArticleRule = {
  name: 'quizzes',
  faults: (source) => {
    const led = new Set(linksIn(source).flatMap(({ href }) => (QUIZZES.has(href) ? [href] : [])))
    return led.size < MIN_QUIZZES
      ? [
          {
            line: 0,
            message: `expected links to at least ${MIN_QUIZZES} different quizzes, not ${led.size}`,
          },
        ]
      : []
  },
}

export const linkRules: ArticleRule[] = [target, words, quizzes]
