/** What a picture for social networks shows beside the words. */
export type CardArt =
  | {
      readonly kind:
        | 'crossroads'
        | 'routes'
        | 'milestones'
        | 'climb'
        | 'board'
        | 'flags'
        | 'sliders'
        | 'words'
    }
  | { readonly kind: 'map'; readonly region: string }
  | { readonly kind: 'article'; readonly slug: string }

/** A picture of 1200 by 630 for social networks. */
export interface Card {
  /** What kind of page it is: a word or two. */
  readonly kicker: string
  readonly headline: string
  readonly line: string
  readonly art: CardArt
}

/** What a page is, for search engines. */
export type PageKind = 'site' | 'quiz' | 'article' | 'page'

/** What a page says of itself to those who look for it. */
export interface PageMetadata {
  /** Where its route has none. */
  readonly title?: string
  /** At most 160 characters. */
  readonly description: string
  /** The module of its screen, from `src/`, as the build's manifest names it. */
  readonly module: string
  /** The module of its words, where the screen loads them later: the page needs its style sheets at once. */
  readonly words?: string
  readonly kind: PageKind
  readonly card: Card
  /** The address under which it is found, where it has several. */
  readonly canonical?: string
  /** Pages that it stands below, from the top: path and name. */
  readonly above?: readonly (readonly [path: string, name: string])[]
  /** What it is called among others. */
  readonly name: string
  /** Nobody looks for it: kept out of search engines and out of the map of the site. */
  readonly isUnlisted?: true
}
