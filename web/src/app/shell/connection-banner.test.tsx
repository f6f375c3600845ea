// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { CANNOT_SAVE } from '@trivium/wire/cannot-save'
import { errorOf, refused } from '@trivium/wire/refusals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureOf } from '../../live/reply.ts'
import { renderApp } from '../render-app.test-kit.tsx'
import { ConnectionBanner } from './connection-banner.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const standing = () => renderApp([{ path: '*', Component: ConnectionBanner }])
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

test('the banner is shown while the server can’t save', async () => {
  const { screen, say } = await standing()
  await say({ saving: false })
  await wait(1_200)
  expect(screen.getByRole('complementary', { name: 'Connection' }).textContent).toBe(CANNOT_SAVE)
  await say({ saving: true })
  await wait(0)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a short interruption is not shown', async () => {
  const { screen, say } = await standing()
  await say({ saving: false })
  await wait(500)
  await say({ saving: true })
  await wait(5_000)
  expect(screen.queryByText(CANNOT_SAVE)).toBeNull()
})

test('the banner is also shown when there is no session because nothing can be saved', async () => {
  const { hand, screen } = await standing()
  hand.entrance = () => failureOf(errorOf(refused('cannot-save')), 'INTERNAL')
  // The token is renewed before its 15 minutes are over.
  await act(async () => hand.pass(840_000))
  await wait(1_200)
  expect(screen.queryByText(CANNOT_SAVE)).not.toBeNull()
})
