import { marked, type Token, type Tokens, type TokensList } from 'marked'

/** A part of an article's text that stands on lines of its own. */
export interface Block {
  readonly token: Token
  /** Its first line in the file, counted from 1. */
  readonly line: number
}

/** Takes Markdown apart; `firstLine` is the line of the file on which it begins. */
export const blocksOf = (markdown: string, firstLine: number): Block[] => {
  let line = firstLine
  const blocks: Block[] = []
  for (const token of marked.lexer(markdown)) {
    if (token.type !== 'space') blocks.push({ token, line })
    line += token.raw.split('\n').length - 1
  }
  return blocks
}

/** The parts as the renderer takes them. */
export const tokensOf = (blocks: readonly Block[]): TokensList =>
  Object.assign(
    blocks.map(({ token }) => token),
    { links: {} },
  )

/** All that a part is made of, itself first. */
export const within = (token: Token): Token[] => {
  const found: Token[] = []
  marked.walkTokens([token], (part) => void found.push(part))
  return found
}

/** The pieces of text in a part, as the reader sees them. */
export const textsIn = (token: Token): string[] =>
  within(token).flatMap((part) =>
    ['text', 'escape', 'codespan'].includes(part.type) && !('tokens' in part && part.tokens)
      ? [(part as Tokens.Text).text]
      : [],
  )

/** A heading's or a link's words without their emphasis. */
export const plainText = (token: Token): string => textsIn(token).join('')

const WORD = /[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu

export const countWords = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { token }) => sum + (textsIn(token).join(' ').match(WORD)?.length ?? 0), 0)

/** The picture, where a part is nothing but a picture. */
export const pictureIn = (token: Token): Tokens.Image | null => {
  if (token.type !== 'paragraph') return null
  const [only, ...others] = (token as Tokens.Paragraph).tokens
  return only?.type === 'image' && others.length === 0 ? (only as Tokens.Image) : null
}
