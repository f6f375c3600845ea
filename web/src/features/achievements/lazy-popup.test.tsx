// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LazyPopup } from './lazy-popup.tsx'

afterEach(cleanup)

const silent = () => {}
/** Everything is due at once but what is shown, which stays. */
const timers = {
  after: (ms: number, callback: () => void) => {
    if (ms < 1_000) callback()
    return silent
  },
}
const popup = (...queue: readonly string[]) => (
  <LazyPopup queue={queue} counts={null} claim={async () => true} play={silent} timers={timers} />
)

test('without an achievement to tell of there is nothing', () => {
  expect(render(popup()).container.innerHTML).toBe('')
})

test('with the first one the popup comes, and stays when the queue is empty again', async () => {
  const screen = render(popup('first_victory'))
  expect(await screen.findByText('First Victory')).toBeTruthy()
  screen.rerender(popup())
  expect(screen.getByText('First Victory')).toBeTruthy()
})
