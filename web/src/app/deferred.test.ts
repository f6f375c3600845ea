// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loadDeferred } from './deferred.ts'

afterEach(() => document.body.replaceChildren())

test('the footer is hidden during play and admin work, and shown everywhere else', async () => {
  // This address is not tracked.
  Object.defineProperty(navigator, 'doNotTrack', { value: '1' })
  const footer = document.body.appendChild(document.createElement('footer'))
  const router = createMemoryRouter([{ path: '*', loader: () => null }], { initialEntries: ['/'] })
  await vi.waitUntil(() => router.state.initialized)
  loadDeferred(router)
  const isShownAt = async (address: string) => {
    await router.navigate(address)
    return !footer.hidden
  }
  for (const address of ['/flag-quiz', '/country-quiz', '/contact', '/contact?game=abcdefghijk2', '/custom'])
    expect([address, await isShownAt(address)]).toEqual([address, true])
  for (const address of [
    '/flag-quiz?game=abc',
    '/country-quiz?game=abc',
    '/survival/abc',
    '/match',
    '/admin',
  ])
    expect([address, await isShownAt(address)]).toEqual([address, false])
})
