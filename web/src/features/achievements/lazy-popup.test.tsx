// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LazyPopup } from './lazy-popup.tsx'

// Compiled before a test waits for it: on a busy machine that takes longer than the wait.
beforeAll(() => import('./queued-popup.tsx'))
afterEach(cleanup)

const silent = () => {}
/** Runs all timers except the one that closes the popup. */
const timers = {
  after: (ms: number, callback: () => void) => {
    if (ms < 1_000) callback()
    return silent
  },
}
const popup = (...queue: readonly string[]) => (
  <LazyPopup queue={queue} counts={null} claim={async () => true} play={silent} timers={timers} />
)

test('without a new achievement nothing is rendered', () => {
  expect(render(popup()).container.innerHTML).toBe('')
})

test('the first achievement loads the popup, which stays when the queue is empty again', async () => {
  const screen = render(popup('first_victory'))
  expect(await screen.findByText('First Victory')).toBeTruthy()
  screen.rerender(popup())
  expect(screen.getByText('First Victory')).toBeTruthy()
})
