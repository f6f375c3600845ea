import { act, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { createClient } from '../live/client.ts'
import { FakeBrowser } from '../live/fake-browser.test-kit.ts'
import { Providers } from './providers.tsx'

/** Renders routes with a client on a fake browser, after the server's welcome. */
export const renderApp = async (routes: RouteObject[], at = '/', hand = new FakeBrowser()) => {
  const client = createClient(hand.edges)
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  client.start()
  await hand.welcome()
  const screen = render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const say = async (message: Parameters<FakeBrowser['say']>[0]) => {
    await act(async () => hand.say(message))
  }
  return { hand, router, screen, say }
}
