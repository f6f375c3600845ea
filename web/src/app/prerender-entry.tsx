import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router'
import { browserAdapters } from '../live/browser-adapters.ts'
import { createClient } from '../live/client.ts'
import { Footer } from './footer.tsx'
import type { PageHandle } from './page-handle.ts'
import type { PageMetadata } from './page-metadata/metadata.ts'
import { PAGE_METADATA } from './page-metadata/pages.ts'
import { Providers } from './providers.tsx'
import { loadScreens, routes } from './routes.tsx'
import { structuredData } from './structured-data.ts'

export { ARTICLES } from '@trivium/content/articles/list'
export { LEADING_PICTURES } from '@trivium/content/articles/pictures'
export { PAGE_METADATA as ABOUT_PAGES, structuredData }

export const PRERENDERED = Object.keys(PAGE_METADATA)

/** The footer of every page, as HTML. */
export const footer = (): string => renderToStaticMarkup(<Footer known={PRERENDERED} />)

/** One public page as HTML, with the contents of its head and the modules of its screens. */
export const render = async (path: string) => {
  const matches = matchRoutes(routes, path) ?? []
  await loadScreens(matches)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} is a redirect.`)
  const { prelude } = await prerender(
    <Providers client={createClient(browserAdapters)}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
    // Large parts are rendered in place, too: React would otherwise put them at the end, with a script that moves them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const handle = matches.at(-1)?.route.handle as PageHandle
  const about = PAGE_METADATA[path] as PageMetadata
  const title = about.title ?? handle.title
  if (title === undefined) throw new Error(`${path} has no title.`)
  const body = await new Response(prelude).text()
  return { body, title, about, modules: [`src/${about.module}`] }
}
