import type { ArticleEntry } from '@trivium/content/articles/article'
import type { Graph } from 'schema-dts'
import type { PageMetadata } from '../src/app/page-metadata/metadata.ts'

/** What the app's server entry returns for one path. */
interface Page {
  readonly body: string
  readonly title: string
  readonly about: PageMetadata
  /** Source modules of the path's screens, relative to `src/`, as the manifest names them. */
  readonly modules: readonly string[]
}

/** The exports of the built `src/app/prerender-entry.tsx`. */
export interface Entry {
  readonly PRERENDERED: readonly string[]
  readonly ABOUT_PAGES: Readonly<Record<string, PageMetadata>>
  readonly ARTICLES: readonly ArticleEntry[]
  /** Lead pictures by slug, as `<svg>`. */
  readonly LEADING_PICTURES: Readonly<Record<string, string>>
  readonly footer: () => string
  /** The states of the first question, as HTML. */
  readonly firstQuestionStates: () => string
  readonly structuredData: (path: string, about: PageMetadata, card: string) => Graph
  readonly render: (path: string) => Promise<Page>
}
