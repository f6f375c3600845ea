import { ADDRESS_BLOCK, ORIGIN_PLACEHOLDER, SITE_MARKS } from '@trivium/wire/public-pages'
import type { Graph } from 'schema-dts'

/** The size of pictures for social networks, px. */
export const CARD_SIZE = { width: 1200, height: 630 } as const
/** Search engines cut descriptions after this many characters. */
const MAX_DESCRIPTION = 160
const NEW_LINE = '\n    '

export interface Head {
  readonly title: string
  readonly description: string
  /** The canonical path of the page, and the path of its picture. */
  readonly canonical: string
  readonly card: string
  /** The picture's alternative text. */
  readonly cardAlt: string
  readonly isArticle: boolean
  readonly isUnlisted: boolean
  readonly data: Graph
}

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const meta = (key: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${key}="${name}" content="${escaped(String(content))}">`

/**
 * A data block is not executed, so the CSP needs no hash. `<` is escaped, so that it cannot end the block
 * early.
 */
const dataBlock = (data: Graph): string =>
  `<script type="application/ld+json">${JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll(SITE_MARKS.name, SITE_MARKS.nameInJson)}</script>`

/** Lines with the page's absolute address: the server omits them if it does not know its own address. */
const addressed = ({ canonical, card, cardAlt, data }: Head): string[] => [
  `<link rel="canonical" href="${ORIGIN_PLACEHOLDER}${canonical}">`,
  meta('property', 'og:url', ORIGIN_PLACEHOLDER + canonical),
  meta('property', 'og:image', ORIGIN_PLACEHOLDER + card),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', CARD_SIZE.width),
  meta('property', 'og:image:height', CARD_SIZE.height),
  meta('property', 'og:image:alt', cardAlt),
  meta('name', 'twitter:image', ORIGIN_PLACEHOLDER + card),
  meta('name', 'twitter:image:alt', cardAlt),
  dataBlock(data),
]

/** The head elements of a public page, besides its title. */
export const headLines = (head: Head): string => {
  const { title, description, isArticle, isUnlisted } = head
  if (description.length > MAX_DESCRIPTION)
    throw new Error(`The description of ${head.canonical} has more than ${MAX_DESCRIPTION} characters.`)
  return (
    [
      meta('name', 'description', description),
      ...(isUnlisted ? [NO_INDEX] : []),
      meta('property', 'og:type', isArticle ? 'article' : 'website'),
      meta('property', 'og:site_name', SITE_MARKS.name),
      meta('property', 'og:locale', 'en_GB'),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('name', 'twitter:card', 'summary_large_image'),
    ].join(NEW_LINE) +
    ADDRESS_BLOCK.begin +
    NEW_LINE +
    addressed(head).join(NEW_LINE) +
    ADDRESS_BLOCK.end
  )
}

export const NO_INDEX = '<meta name="robots" content="noindex">'
