// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { ClientProvider } from './client-context.ts'
import { FakeBrowser } from './fake-browser.test-kit.ts'
import { useResend } from './use-resend.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const waiting = async (pauseOffline?: number) => {
  const hand = new FakeBrowser()
  const client = createClient(hand.edges)
  client.start()
  await hand.welcome()
  let sent = 0
  const resend = () => {
    sent += 1
  }
  const { rerender } = renderHook(({ isWaiting }) => useResend(isWaiting, resend, pauseOffline), {
    initialProps: { isWaiting: true },
    wrapper: ({ children }) => <ClientProvider value={client}>{children}</ClientProvider>,
  })
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  const drop = () => act(async () => hand.drop())
  const welcome = () => act(async () => hand.welcome())
  return { rerender, pass, drop, welcome, sent: () => sent }
}

test('while the connection is up, an unanswered action is sent again every second', async () => {
  const { pass, sent } = await waiting()
  expect(sent()).toBe(0)
  await pass(3_000)
  expect(sent()).toBe(3)
})

test('while the connection is down nothing is sent; the action is sent as soon as it is back', async () => {
  const { drop, pass, welcome, sent } = await waiting()
  await drop()
  await pass(60_000)
  expect(sent()).toBe(0)
  await welcome()
  expect(sent()).toBe(1)
})

test('with `pauseOffline`, the action is also tried while the connection is down', async () => {
  const { drop, pass, sent } = await waiting(4_000)
  await drop()
  await pass(8_000)
  expect(sent()).toBe(2)
})

test('nothing is sent when every action has its answer', async () => {
  const { rerender, drop, pass, welcome, sent } = await waiting()
  rerender({ isWaiting: false })
  await pass(5_000)
  await drop()
  await welcome()
  await pass(5_000)
  expect(sent()).toBe(0)
})
