import './design/layers.css'
import './design/fonts.css'
import './design/tokens.css'
import './design/categories.css'
import './design/base.css'
import './design/footer.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Providers } from './app/providers.tsx'
import { ReplayEarlyClicks } from './app/replay-early-clicks.tsx'
import { loadScreens, routes } from './app/routes.tsx'
import { browserAdapters } from './live/browser-adapters.ts'
import { createClient } from './live/client.ts'

const root = document.getElementById('root') as HTMLElement
const client = createClient(browserAdapters)

// The first screen is loaded before React starts, so that hydration finds the same text.
const isHere = await loadScreens(matchRoutes(routes, location) ?? []).then(
  () => true,
  () => false,
)
const router = createBrowserRouter(routes)
const app = (
  <Providers client={client}>
    <ReplayEarlyClicks>
      <RouterProvider router={router} />
    </ReplayEarlyClicks>
  </Providers>
)
// In slices, so that a slow phone can do other things in between.
// If loading fails, the router retries it and reports the failure.
if (isHere && root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
client.start()
void import('./app/deferred.ts').then(({ loadDeferred }) => loadDeferred(router))
