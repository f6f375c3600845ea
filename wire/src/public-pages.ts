/**
 * Stands in built files for the address under which people find the server (scheme, host and port), which is known
 * only when it runs. The server puts its own in its place.
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** Around the lines of a page's head that say its address: left out where the server does not know it. */
export const ADDRESS_BLOCK = { begin: '<!--addressed-->', end: '<!--/addressed-->' } as const

/**
 * Stand in built pages for what an operator may have changed of how the site presents itself. The server writes the
 * site's own in their place, or what the product ships with.
 */
export const SITE_MARKS = {
  /** The name as it stands in HTML and XML. */
  name: '{site-name}',
  /** The name inside a string of JSON. */
  nameInJson: '{site-name-in-json}',
  /** In the head of every page: what is there only once something was changed. */
  head: '<!--site-->',
  /** Around the links to the icons that the product ships with. */
  icons: { begin: '<!--icons-->', end: '<!--/icons-->' },
  /** Around the element of the welcome line, and its text. */
  welcome: { begin: '{site-welcome-begin}', text: '{site-welcome}', end: '{site-welcome-end}' },
} as const
/** Social cards with the product's sign on them are here, and those without one in the folder below. */
export const CARDS = { folder: '/assets/cards/', unsigned: '/assets/cards/unsigned/' } as const
/** The manifest of the app: the server writes the site's own name, colour and icon into it. */
export const MANIFEST_PATH = '/site.webmanifest'

/** The file beside the built pages that lists them: `PublicFile[]` as JSON. */
export const PUBLIC_LIST = 'public.json'

/** A file that the server sends with its own address in it. */
export interface PublicFile {
  /** Its address: `/article/history-of-trivia`. */
  readonly path: string
  /** Its file in the built app: `article/history-of-trivia/index.html`. */
  readonly file: string
  /** Its content type. */
  readonly type: string
  /** It is of no use without the server's address, and then not found. */
  readonly needsOrigin?: boolean
}

/** Stand in the built home page for today's first question, which the server writes there as text. */
export const TEASER_PLACEHOLDERS = {
  number: '{daily-number}',
  category: '{daily-category}',
  prompt: '{daily-prompt}',
  choices: ['{daily-choice-a}', '{daily-choice-b}', '{daily-choice-c}', '{daily-choice-d}'],
} as const

/** From here on a prompt is set smaller, in characters. */
export const LONG_PROMPT = 90
