import { act, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { createClient } from '../live/client.ts'
import { FakeBrowser } from '../live/fake-browser.test-kit.ts'
import { fakeWindow } from '../routing/fake-window.test-kit.ts'
import type { To } from '../routing/location.ts'
import { PageHistory } from '../routing/page-history.ts'
import { PageRouter } from '../routing/page-router.tsx'
import { Routes } from '../routing/routes.tsx'
import { Providers } from './providers.tsx'

type TestRoute = { readonly path: string } & (
  | { readonly element: ReactNode }
  | { readonly Component: ComponentType }
)

const elementOf = (route: TestRoute): ReactNode =>
  'Component' in route ? <route.Component /> : route.element

/** Renders routes with a client on a fake browser, after the server's welcome. */
export const renderApp = async (routes: readonly TestRoute[], at = '/', hand = new FakeBrowser()) => {
  const client = createClient(hand.edges)
  const history = new PageHistory(fakeWindow(at))
  client.start()
  await hand.welcome()
  const screen = render(
    <Providers client={client}>
      <PageRouter history={history}>
        <Routes routes={routes.map((route) => ({ path: route.path, element: elementOf(route) }))} />
      </PageRouter>
    </Providers>,
  )
  const say = async (message: Parameters<FakeBrowser['say']>[0]) => {
    await act(async () => hand.say(message))
  }
  const router = {
    /** The page that the address selects. */
    get state() {
      const { location, action } = history.visit
      return { location, historyAction: action }
    },
    navigate: async (to: To | number) => (typeof to === 'number' ? history.go(to) : history.push(to)),
  }
  return { hand, router, screen, say }
}
