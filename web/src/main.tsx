import './design/layers.css'
import './design/fonts.css'
import './design/tokens.css'
import './design/categories.css'
import './design/base.css'
import './design/footer.css'
import './design/greeting.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { ReplayEarlyClicks } from './app/replay-early-clicks.tsx'
import { App, routeAt } from './app/routes.tsx'
import { browserAdapters } from './live/browser-adapters.ts'
import { createClient } from './live/client.ts'
import { PageHistory } from './routing/page-history.ts'
import { PageRouter } from './routing/page-router.tsx'

const root = document.getElementById('root') as HTMLElement
const client = createClient(browserAdapters)

// The first screen is loaded before React starts, so that hydration finds the same text.
const isHere = await routeAt(location.pathname)
  .screen.load()
  .then(
    () => true,
    () => false,
  )
const history = new PageHistory(window)
const app = (
  <Providers client={client}>
    <ReplayEarlyClicks>
      <PageRouter history={history}>
        <App />
      </PageRouter>
    </ReplayEarlyClicks>
  </Providers>
)
// In slices, so that a slow phone can do other things in between.
// If loading has failed, the screen reports it.
if (isHere && root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
client.start()
void import('./app/deferred.ts').then(({ loadDeferred }) => loadDeferred(history))
