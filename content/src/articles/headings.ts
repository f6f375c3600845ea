import type { Tokens } from 'marked'
import type { ArticleHeading } from './article.ts'
import { type Block, plainText } from './markdown.ts'

/** The heading of the list of sources, which is not part of the Markdown. */
export const SOURCES: ArticleHeading = { id: 'sources', text: 'Sources', level: 2 }

/** 'What’s a trivium?' gets the id 'what-s-a-trivium', which changes only with the words. */
const headingId = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const headingOf = (token: Tokens.Heading): ArticleHeading => {
  const text = plainText(token)
  return { id: headingId(text), text, level: token.depth }
}

/** All headings of a text with their lines. */
export const headingsIn = (blocks: readonly Block[]): { heading: ArticleHeading; line: number }[] =>
  blocks.flatMap(({ token, line }) =>
    token.type === 'heading' ? [{ heading: headingOf(token as Tokens.Heading), line }] : [],
  )
