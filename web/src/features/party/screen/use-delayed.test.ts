// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDelayed } from './use-delayed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const follow = (delay: number) => {
  const { result, rerender } = renderHook(({ value }) => useDelayed(value, delay), {
    initialProps: { value: 'a' },
  })
  return {
    shown: () => result.current,
    change: (value: string) => rerender({ value }),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  }
}

test('without a delay, a value is shown at once', () => {
  const { shown, change } = follow(0)
  change('b')
  expect(shown()).toBe('b')
})

test('with a delay, each value is shown that long after it came, and none is skipped', () => {
  const { shown, change, pass } = follow(5_000)
  expect(shown()).toBe('a')
  change('b')
  pass(1_000)
  change('c')
  pass(3_999)
  expect(shown()).toBe('a')
  pass(1)
  expect(shown()).toBe('b')
  pass(999)
  expect(shown()).toBe('b')
  pass(1)
  expect(shown()).toBe('c')
})
