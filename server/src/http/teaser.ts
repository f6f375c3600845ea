import { LONG_PROMPT, TEASER_PLACEHOLDERS } from '@trivium/wire/public-pages'
import { escapeHtml } from './escape-html.ts'

/** Today's first question, as the home page shows it before the app has loaded; without the answer. */
export interface Teaser {
  readonly day: string
  readonly number: number
  /** The category's slug, and its title for people. */
  readonly category: string
  readonly title: string
  readonly prompt: string
  readonly choices: readonly string[]
}

/** Placeholder for the data in the built page. */
const PLACE = '<!--daily-first-->'
const PROMPT = 'id="question"'

/** Data, not a script: the page's policy does not run it. Escaped, so that `<` cannot end the block early. */
const block = (teaser: Teaser): string =>
  `<script type="application/json" id="daily-first">${JSON.stringify(teaser).replaceAll('<', '\\u003c')}</script>`

export const wantsTeaser = (built: string): boolean => built.includes(PLACE)

const words = (html: string, teaser: Teaser | null): string => {
  const { number, category, title, prompt, choices } = TEASER_PLACEHOLDERS
  const put = (text: string, mark: string, word: string | number | undefined) =>
    text.replaceAll(mark, () => escapeHtml(String(word ?? '')))
  const head = put(
    put(put(put(html, number, teaser?.number), category, teaser?.category), title, teaser?.title),
    prompt,
    teaser?.prompt,
  )
  return choices.reduce((text, mark, place) => put(text, mark, teaser?.choices[place]), head)
}

/**
 * The home page with today's first question: as text, for the first paint, and as data, so that it can be answered
 * while the app is still loading.
 */
export const withTeaser = (html: string, teaser: Teaser | null): string => {
  const isLong = teaser !== null && teaser.prompt.length > LONG_PROMPT
  const sized = isLong ? html.replace(PROMPT, `${PROMPT} data-long="true"`) : html
  return words(sized, teaser).replace(PLACE, () => (teaser === null ? '' : block(teaser)))
}
