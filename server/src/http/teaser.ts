/** What the home page says of today's quiz before the app has loaded. No answer is in it. */
export interface Teaser {
  readonly day: string
  readonly number: number
  readonly category: string
  readonly prompt: string
  readonly choices: readonly string[]
}

/** The built page has this where the data goes. */
const PLACE = '<!--daily-first-->'

/** Data, not a script: the page's policy runs nothing that stands in it. `<` cannot end the block early. */
const block = (teaser: Teaser): string =>
  `<script type="application/json" id="daily-first">${JSON.stringify(teaser).replaceAll('<', '\\u003c')}</script>`

export const wantsTeaser = (built: string): boolean => built.includes(PLACE)

/** The home page with today's first question in it, so that it can be answered while the app is still loading. */
export const withTeaser = (html: string, teaser: Teaser | null): string =>
  html.replace(PLACE, () => (teaser === null ? '' : block(teaser)))
