/**
 * A placeholder in built files for the server's public address (scheme, host and port), which is known
 * only at run time. The server replaces it.
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** Markers around the lines of a page's head that contain its address: removed if the server does not know it. */
export const ADDRESS_BLOCK = { begin: '<!--addressed-->', end: '<!--/addressed-->' } as const

/**
 * Placeholders in built pages for the parts of the site's identity that an operator can change. The server replaces
 * them with the site's values, or the product's defaults.
 */
export const SITE_MARKS = {
  /** The name, escaped for HTML and XML. */
  name: '{site-name}',
  /** The name inside a JSON string. */
  nameInJson: '{site-name-in-json}',
  /** In the head of every page. Replaced only if the operator has changed something. */
  head: '<!--site-->',
  /** Markers around the links to the default icons. */
  icons: { begin: '<!--icons-->', end: '<!--/icons-->' },
  /** Markers around the element of the welcome line, and its text. */
  welcome: { begin: '{site-welcome-begin}', text: '{site-welcome}', end: '{site-welcome-end}' },
} as const
/** Social cards with the product's logo are in the first folder, those without it in the second. */
export const CARDS = {
  folder: '/assets/cards/',
  unsigned: '/assets/cards/unsigned/',
  /** The fonts with which the server writes on cards. */
  fonts: '/assets/cards/fonts/',
} as const
/** The manifest of the app: the server inserts the site's own name, colour and icon. */
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
  /** The server responds 'not found' while it does not know its public address. */
  readonly needsOrigin?: boolean
}

/** Placeholders in the built home page for today's first question, which the server inserts as text. */
export const TEASER_PLACEHOLDERS = {
  number: '{daily-number}',
  category: '{daily-category}',
  title: '{daily-category-title}',
  prompt: '{daily-prompt}',
  choices: ['{daily-choice-a}', '{daily-choice-b}', '{daily-choice-c}', '{daily-choice-d}'],
} as const

/** Prompts longer than this, in characters, are shown in a smaller size. */
export const LONG_PROMPT = 90
