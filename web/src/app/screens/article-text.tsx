import type { Article } from '@trivium/content/articles/article'
import { type ComponentType, lazy } from 'react'
import { ArticlePage } from '../../features/articles/article-page.tsx'

/** Each article's text is a separate chunk. */
const TEXTS: Readonly<Record<string, () => Promise<{ readonly ARTICLE: Article }>>> = {
  'how-to-get-better-at-trivia': () => import('@trivium/content/articles/texts/how-to-get-better-at-trivia'),
  'essential-trivia-knowledge': () => import('@trivium/content/articles/texts/essential-trivia-knowledge'),
  'history-of-trivia': () => import('@trivium/content/articles/texts/history-of-trivia'),
}

/** An article's page, loaded when first rendered; null if there is no article of that name. */
export const articleText = (slug: string): ComponentType | null => {
  const load = TEXTS[slug]
  if (load === undefined) return null
  return lazy(async () => {
    const { ARTICLE } = await load()
    return { default: () => <ArticlePage article={ARTICLE} /> }
  })
}
