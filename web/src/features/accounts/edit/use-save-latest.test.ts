// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Reply } from '../../../live/reply.ts'
import { useSaveLatest } from './use-save-latest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const FAILED: Reply<unknown> = { error: { status: 'INTERNAL', message: 'No.', reason: null, details: {} } }

/** A server that replies when the test says so. */
const saving = () => {
  const asked: number[] = []
  let pending = Promise.withResolvers<Reply<unknown>>()
  const { result } = renderHook(() =>
    useSaveLatest((value: number) => {
      asked.push(value)
      pending = Promise.withResolvers()
      return pending.promise
    }),
  )
  return {
    asked,
    now: () => result.current,
    choose: (value: number) => act(() => result.current.choose(value)),
    pause: () => act(() => void vi.advanceTimersByTime(300)),
    answer: (reply: Reply<unknown> = { result: {} }) => act(async () => pending.resolve(reply)),
  }
}

test('of several quick choices only the last is saved', () => {
  const { asked, choose, pause, now } = saving()
  for (const value of [1, 2, 3]) choose(value)
  expect(now().wanted).toBe(3)
  expect(asked).toEqual([])
  pause()
  expect(asked).toEqual([3])
})

test('a choice made during saving is saved next, and is the one shown', async () => {
  const { asked, choose, pause, answer, now } = saving()
  choose(1)
  pause()
  choose(2)
  pause()
  expect(asked).toEqual([1])
  await answer()
  expect(asked).toEqual([1, 2])
  expect(now()).toMatchObject({ wanted: 2, saved: null })
  await answer()
  expect(now()).toMatchObject({ wanted: null, saved: 2 })
})

test('a refused choice is dropped, and the reason is shown until the next choice', async () => {
  const { choose, pause, answer, now } = saving()
  choose(1)
  pause()
  await answer(FAILED)
  expect(now()).toMatchObject({ wanted: null, saved: null, error: { message: 'No.' } })
  choose(2)
  expect(now()).toMatchObject({ wanted: 2, error: null })
})
