import type { ArticleEntry } from '@trivium/content/articles/article'
import type { Graph } from 'schema-dts'
import type { PageMetadata } from '../src/app/page-metadata/metadata.ts'

/** What the app's server entry gives for one path. */
interface Page {
  readonly body: string
  readonly title: string
  readonly about: PageMetadata
  /** Source modules of the path's screens, from `src/`, as the manifest names them. */
  readonly modules: readonly string[]
}

/** What `src/app/prerender-entry.tsx` exports, once it is built. */
export interface Entry {
  readonly PRERENDERED: readonly string[]
  readonly ABOUT_PAGES: Readonly<Record<string, PageMetadata>>
  readonly ARTICLES: readonly ArticleEntry[]
  /** Leading pictures by slug, as `<svg>`. */
  readonly LEADING_PICTURES: Readonly<Record<string, string>>
  readonly foot: () => string
  readonly structuredData: (path: string, about: PageMetadata, card: string) => Graph
  readonly render: (path: string) => Promise<Page>
}
