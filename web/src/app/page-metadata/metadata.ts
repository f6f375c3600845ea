/** The drawing of a picture for social networks, beside the text. */
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
  /** The kind of page, in a word or two. */
  readonly kicker: string
  readonly headline: string
  readonly line: string
  readonly art: CardArt
}

/** The page's schema.org type, for search engines. */
export type PageKind = 'site' | 'quiz' | 'article' | 'page'

/** A public page's metadata. */
export interface PageMetadata {
  /** For pages whose route has no title. */
  readonly title?: string
  /** At most 160 characters. */
  readonly description: string
  /** The module of its screen, relative to `src/`, as the build's manifest names it. */
  readonly module: string
  /** The module of its text, if the screen loads that lazily: the page needs its style sheets immediately. */
  readonly words?: string
  readonly kind: PageKind
  readonly card: Card
  /** The canonical address, if there are several. */
  readonly canonical?: string
  /** The parent pages, from the top: path and name. */
  readonly above?: readonly (readonly [path: string, name: string])[]
  /** The page's short name in lists of pages. */
  readonly name: string
  /** Not for search engines: not indexed, and not in the site map. */
  readonly isUnlisted?: true
}
