import { ARTICLES } from '@trivium/content/articles/list'
import { type ComponentType, lazy, Suspense } from 'react'
import { useHydrated } from '../../design/use-hydrated.ts'
import { Prerendered } from '../../prose/prerendered.tsx'
import { useTitle } from '../../prose/title.ts'
import { useLocation } from '../../routing/page-router.tsx'
import { titled } from '../../site/identity.ts'
import { articleText } from './article-text.tsx'
import { NotFound } from './error-screen.tsx'

interface WordsPage {
  readonly title: string
  readonly Words: ComponentType
  /** What only this site's server knows, below the words. */
  readonly FromServer?: ComponentType
}

const PAGES: Readonly<Record<string, WordsPage>> = {
  '/articles': {
    title: 'Articles about trivia',
    Words: lazy(async () => ({
      default: (await import('../../features/articles/article-list.tsx')).ArticleList,
    })),
  },
  '/privacy-policy': {
    title: 'Privacy policy',
    Words: lazy(async () => ({
      default: (await import('../../features/privacy/privacy-policy.tsx')).PrivacyPolicy,
    })),
  },
  '/credits': {
    title: 'Credits',
    Words: lazy(async () => ({ default: (await import('../../features/credits/credits.tsx')).Credits })),
    FromServer: lazy(async () => ({
      default: (await import('../../features/credits/pack-credits.tsx')).PackCredits,
    })),
  },
  ...Object.fromEntries(
    ARTICLES.flatMap(({ slug, path, title }) => {
      const Words = articleText(slug)
      return Words === null ? [] : [[path, { title, Words }]]
    }),
  ),
}

const Page = ({ path, page: { title, Words, FromServer } }: { path: string; page: WordsPage }) => {
  useTitle(titled(title))
  const isHydrated = useHydrated()
  return (
    <>
      <Prerendered name={path}>
        <Words />
      </Prerendered>
      {FromServer !== undefined && isHydrated && (
        <Suspense>
          <FromServer />
        </Suspense>
      )}
    </>
  )
}

const Nothing = () => {
  useTitle(titled('This page doesn’t exist'))
  return <NotFound />
}

/** A text page, by address. */
export const Component = () => {
  const path = useLocation().pathname.replace(/\/$/, '')
  const page = PAGES[path]
  return page === undefined ? <Nothing /> : <Page key={path} path={path} page={page} />
}
