import './design/layers.css'
import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import './design/foot.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Begun } from './app/begun.tsx'
import { Providers } from './app/providers.tsx'
import { loadScreens, routes } from './app/routes.tsx'
import { browserEdges } from './live/browser-edges.ts'
import { createClient } from './live/client.ts'

const root = document.getElementById('root') as HTMLElement
const client = createClient(browserEdges)

// The first screen is loaded before React starts, so that it meets the prerendered text with the same text.
const isHere = await loadScreens(matchRoutes(routes, location) ?? []).then(
  () => true,
  () => false,
)
const router = createBrowserRouter(routes)
const app = (
  <Providers client={client}>
    <Begun>
      <RouterProvider router={router} />
    </Begun>
  </Providers>
)
// In slices, so that a slow phone can do other things between them.
// What could not be loaded is tried once more, and its failure told, by the router.
if (isHere && root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
client.start()
void import('./app/late.ts').then(({ afterFirstScreen }) => afterFirstScreen(router))
