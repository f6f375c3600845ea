// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { fakeWindow } from '../routing/fake-window.test-kit.ts'
import { PageHistory } from '../routing/page-history.ts'
import { loadDeferred } from './deferred.ts'

afterEach(() => document.body.replaceChildren())

test('the footer is hidden during play and admin work, and shown everywhere else', () => {
  // This address is not tracked.
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true })
  const footer = document.body.appendChild(document.createElement('footer'))
  const pages = new PageHistory(fakeWindow('/'))
  loadDeferred(pages)
  const isShownAt = (address: string) => {
    pages.push(address)
    return !footer.hidden
  }
  for (const address of ['/flag-quiz', '/country-quiz', '/contact', '/contact?game=abcdefghijk2', '/custom'])
    expect([address, isShownAt(address)]).toEqual([address, true])
  for (const address of [
    '/flag-quiz?game=abc',
    '/country-quiz?game=abc',
    '/survival/abc',
    '/match',
    '/admin',
  ])
    expect([address, isShownAt(address)]).toEqual([address, false])
})
