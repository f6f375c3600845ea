// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Side } from '../sides.ts'
import { useGains } from './use-gains.ts'

const sideWith = (score: number): Side => ({
  ...{ side: 3, name: 'Ada', profilePic: 'blue', team: null, place: 1, placeBefore: null, score },
})

type Arguments = Parameters<typeof useGains>

const follow = (...first: Arguments) => {
  const { result, rerender } = renderHook((given: Arguments) => useGains(...given), { initialProps: first })
  return (...next: Arguments) => {
    rerender(next)
    return result.current
  }
}

test('the first question has gains, though nobody has a place before it', () => {
  const then = follow('open', 0, [])
  expect(then('closed', 0, [sideWith(1)])).toEqual(new Map([[3, 1]]))
})

test('a later question has its own', () => {
  const then = follow('open', 4, [sideWith(2)])
  expect(then('standings', 4, [sideWith(5)])).toEqual(new Map([[3, 3]]))
})

test('what this page has not seen asked has none', () => {
  const then = follow('standings', 4, [sideWith(2)])
  expect(then('standings', 4, [sideWith(2)])).toEqual(new Map())
  then('open', 5, [sideWith(2)])
  expect(then('closed', 6, [sideWith(5)])).toEqual(new Map())
})
