// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Side } from '../sides.ts'
import { Podium } from './podium.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Sides with these scores, best first. */
const sidesWith = (...scores: number[]): Side[] =>
  scores.map((score, side) => ({
    ...{ side, name: `Player ${side}`, profilePic: 'blue', team: null, placeBefore: null, score },
    place: scores.filter((other) => other > score).length + 1,
  }))

/** The heading and the names that are shown once the winner is known. */
const shownOf = (...scores: number[]) => {
  const { unmount } = render(<Podium sides={sidesWith(...scores)} />)
  act(() => {
    vi.advanceTimersByTime(3_000)
  })
  const heading = screen.getByRole('heading').textContent
  const names = screen.queryAllByText(/^Player \d$/).length
  unmount()
  return [heading, names]
}

test('the three best stand on the podium', () => {
  expect(shownOf(5, 4, 3, 2)).toEqual(['Player 0 wins!', 3])
})

test('all who share the first place are shown, however many they are', () => {
  expect(shownOf(5, 5, 5, 5, 5, 1)).toEqual(['5 share first place!', 5])
})

test('a place that is shared by more than there are steps for has none', () => {
  expect(shownOf(5, 4, 3, 3)).toEqual(['Player 0 wins!', 2])
})

test('nobody without points climbs', () => {
  expect(shownOf(5, 0, 0)).toEqual(['Player 0 wins!', 1])
  expect(shownOf(0, 0)).toEqual(['Nobody scored. Play again?', 0])
})
