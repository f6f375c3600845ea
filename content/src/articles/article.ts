/** What is known of an article without its text. */
export interface ArticleEntry {
  /** The last part of its address. */
  readonly slug: string
  /** Its address: `/article/{slug}`. */
  readonly path: string
  readonly title: string
  /** At most 160 characters. */
  readonly description: string
  /** Days: `2026-11-21`. */
  readonly published: string
  readonly updated: string
  readonly words: number
  /** What reading takes. */
  readonly minutes: number
}

/** A place in an article to which a table of contents leads. */
export interface ArticleHeading {
  /** The heading's `id` in the page. */
  readonly id: string
  readonly text: string
  /** 2 or 3: the title alone is of level 1. */
  readonly level: number
}

/** An article as a page shows it. `picture` and `html` are our own text and made into HTML already. */
export interface Article extends ArticleEntry {
  /** The leading picture, 16 by 9, as `<svg>` with its alternative text. Its colours are the page's tokens. */
  readonly picture: string
  readonly headings: readonly ArticleHeading[]
  /** Everything under the title and the leading picture, the list of sources too. */
  readonly html: string
}
