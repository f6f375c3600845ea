// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadOnce, useLoaded } from './use-loaded.ts'

afterEach(cleanup)

/** A load whose outcomes the test decides, one after the other. */
const outcomes = () => {
  const waiting: PromiseWithResolvers<string>[] = []
  const load = () => {
    const next = Promise.withResolvers<string>()
    waiting.push(next)
    return next.promise
  }
  return { load, waiting }
}

test('a part is loaded once; only a failed load is repeated', async () => {
  const { load, waiting } = outcomes()
  const loadPart = loadOnce(load)
  const first = loadPart()
  expect(loadPart()).toBe(first)
  waiting[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  const second = loadPart()
  waiting[1]?.resolve('map')
  expect(await second).toBe('map')
  expect(await loadPart()).toBe('map')
  expect(waiting).toHaveLength(2)
})

test('a failed load can be tried again', async () => {
  const { load, waiting } = outcomes()
  const { result } = renderHook(() => useLoaded(load))
  expect(result.current.state).toEqual({ name: 'loading' })
  await act(async () => waiting[0]?.reject(new Error('away')))
  expect(result.current.state).toEqual({ name: 'failed' })
  act(() => result.current.retry())
  expect(result.current.state).toEqual({ name: 'loading' })
  await act(async () => waiting[1]?.resolve('map'))
  expect(result.current.state).toEqual({ name: 'loaded', part: 'map' })
})
