/** An article without its text, as lists show it. */
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
  /** Estimated reading time. */
  readonly minutes: number
}

/** A heading that the table of contents links to. */
export interface ArticleHeading {
  /** The heading's `id` in the page. */
  readonly id: string
  readonly text: string
  /** 2 or 3: only the title has level 1. */
  readonly level: number
}

/** An article as a page shows it. `picture` and `html` are trusted HTML generated from our own sources. */
export interface Article extends ArticleEntry {
  /** The leading picture, 16 by 9, as `<svg>` with its alternative text. Its colours are the page's tokens. */
  readonly picture: string
  readonly headings: readonly ArticleHeading[]
  /** Everything below the leading picture, including the list of sources. */
  readonly html: string
}
