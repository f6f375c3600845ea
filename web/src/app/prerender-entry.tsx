import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { FirstQuestionStates } from '../features/daily/today/first-question-states.tsx'
import { browserAdapters } from '../live/browser-adapters.ts'
import { createClient } from '../live/client.ts'
import { StaticRouter } from '../routing/page-router.tsx'
import { Footer } from './footer.tsx'
import type { PageMetadata } from './page-metadata/metadata.ts'
import { PAGE_METADATA } from './page-metadata/pages.ts'
import { Providers } from './providers.tsx'
import { App, routeAt } from './routes.tsx'
import { structuredData } from './structured-data.ts'

export { ARTICLES } from '@trivium/content/articles/list'
export { LEADING_PICTURES } from '@trivium/content/articles/pictures'
export { PAGE_METADATA as ABOUT_PAGES, structuredData }

export const PRERENDERED = Object.keys(PAGE_METADATA)

/** The footer of every page, as HTML. */
export const footer = (): string => renderToStaticMarkup(<Footer known={PRERENDERED} />)

/** The states of the home page's first question, for `early.js`. */
export const firstQuestionStates = (): string =>
  renderToString(
    <StaticRouter pathname="/">
      <FirstQuestionStates />
    </StaticRouter>,
  )

/** One public page as HTML, with the contents of its head and the modules of its screens. */
export const render = async (path: string) => {
  const { screen } = routeAt(path)
  await screen.load()
  const { prelude } = await prerender(
    <Providers client={createClient(browserAdapters)}>
      <StaticRouter pathname={path}>
        <App />
      </StaticRouter>
    </Providers>,
    // Large parts are rendered in place, too: React would otherwise put them at the end, with a script that moves them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const about = PAGE_METADATA[path] as PageMetadata
  const title = about.title ?? screen.title
  if (title === undefined) throw new Error(`${path} has no title.`)
  const body = await new Response(prelude).text()
  return { body, title, about, modules: [`src/${about.module}`] }
}
