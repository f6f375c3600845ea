import { ADDRESS_BLOCK, ORIGIN_PLACEHOLDER, SITE_MARKS } from '@trivium/wire/public-pages'
import type { Graph } from 'schema-dts'

/** The size of the pictures for social networks, px. */
export const CARD_SIZE = { width: 1200, height: 630 } as const
/** What search engines show of a description. */
const LONGEST_DESCRIPTION = 160
const NEW_LINE = '\n    '

export interface Head {
  readonly title: string
  readonly description: string
  /** Paths: of the page as it is to be found, and of its picture. */
  readonly canonical: string
  readonly card: string
  /** What the picture shows, in words. */
  readonly cardAlt: string
  readonly isArticle: boolean
  readonly isUnlisted: boolean
  readonly data: Graph
}

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const meta = (key: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${key}="${name}" content="${escaped(String(content))}">`

/** Data that nobody runs: the page's policy asks for no hash of it. `<` cannot end the block early. */
const dataBlock = (data: Graph): string =>
  `<script type="application/ld+json">${JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll(SITE_MARKS.name, SITE_MARKS.nameInJson)}</script>`

/** Lines that say the page's address: the server leaves them out where it does not know its own. */
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

/** What a public page's head has of its own, beside its title. */
export const headLines = (head: Head): string => {
  const { title, description, isArticle, isUnlisted } = head
  if (description.length > LONGEST_DESCRIPTION)
    throw new Error(`The description of ${head.canonical} has more than ${LONGEST_DESCRIPTION} characters.`)
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
