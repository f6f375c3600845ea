// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { ClientProvider } from './client-context.ts'
import { FakeBrowser } from './fake-browser.test-kit.ts'
import { useAction } from './use-action.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const UNREACHABLE = {
  status: 'UNAVAILABLE',
  message: 'Later.',
  details: { reason: 'game-unreachable' },
} as const

test('while the process of a game cannot be reached, an action says so and is called again by itself', async () => {
  const hand = new FakeBrowser()
  const client = createClient(hand.edges)
  client.start()
  await hand.welcome()
  const { result } = renderHook(() => useAction('joinMatch'), {
    wrapper: ({ children }) => <ClientProvider value={client}>{children}</ClientProvider>,
  })
  const calls = () => hand.read().filter((message) => 'fn' in message)
  calls()
  await act(async () => void result.current.run({ matchId: 'm' }))
  expect(calls()).toMatchObject([{ id: 0, fn: 'joinMatch' }])
  await act(async () => hand.say({ id: 0, error: UNREACHABLE }))
  expect(result.current.error?.message).toBe('Later.')
  await act(async () => void vi.advanceTimersByTime(1_000))
  expect(calls()).toMatchObject([{ id: 1, fn: 'joinMatch', data: { matchId: 'm' } }])
  expect(result.current.error?.message).toBe('Later.')
  await act(async () => hand.say({ id: 1, result: {} }))
  expect(result.current.error).toBeNull()
  await act(async () => void vi.advanceTimersByTime(5_000))
  expect(calls()).toEqual([])
})
