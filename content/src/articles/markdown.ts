import { marked, type Token, type Tokens, type TokensList } from 'marked'

/** A block of an article's text, such as a paragraph. */
export interface Block {
  readonly token: Token
  /** Its first line in the file, counted from 1. */
  readonly line: number
}

/** Parses Markdown into blocks; `firstLine` is the line of the file on which it begins. */
export const blocksOf = (markdown: string, firstLine: number): Block[] => {
  let line = firstLine
  const blocks: Block[] = []
  for (const token of marked.lexer(markdown)) {
    if (token.type !== 'space') blocks.push({ token, line })
    line += token.raw.split('\n').length - 1
  }
  return blocks
}

/** The blocks' tokens, for the renderer. */
export const tokensOf = (blocks: readonly Block[]): TokensList =>
  Object.assign(
    blocks.map(({ token }) => token),
    { links: {} },
  )

/** A token and all its descendants, itself first. */
export const descendants = (token: Token): Token[] => {
  const found: Token[] = []
  marked.walkTokens([token], (part) => void found.push(part))
  return found
}

/** The visible pieces of text in a token. */
export const textsIn = (token: Token): string[] =>
  descendants(token).flatMap((part) =>
    ['text', 'escape', 'codespan'].includes(part.type) && !('tokens' in part && part.tokens)
      ? [(part as Tokens.Text).text]
      : [],
  )

/** The text of a heading or link without emphasis. */
export const plainText = (token: Token): string => textsIn(token).join('')

const WORD = /[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu

export const countWords = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { token }) => sum + (textsIn(token).join(' ').match(WORD)?.length ?? 0), 0)

/** The picture, if the block is nothing but a picture. */
export const pictureIn = (token: Token): Tokens.Image | null => {
  if (token.type !== 'paragraph') return null
  const [only, ...others] = (token as Tokens.Paragraph).tokens
  return only?.type === 'image' && others.length === 0 ? (only as Tokens.Image) : null
}
