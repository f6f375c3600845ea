import list from '../../articles/made/list.json' with { type: 'json' }
import type { ArticleEntry } from './article.ts'

/** All articles in the order in which they are listed. */
export const ARTICLES: readonly ArticleEntry[] = list
