import { expect, test } from 'vitest'
import { interpolateView, isInView, middleOf, scaleFor, viewOf } from './view.ts'

const WINDOW = { width: 200, height: 100 }

test('a view puts its place in the middle of the window', () => {
  const view = viewOf(4, 30, 50, WINDOW)
  expect(view.apply([30, 50])).toEqual([100, 50])
  expect(middleOf(view, WINDOW)).toEqual([30, 50])
})

test('the scale for an extent shows all of it', () => {
  expect(scaleFor({ left: 0, top: 0, right: 100, bottom: 100 }, WINDOW)).toBe(1)
  expect(scaleFor({ left: 0, top: 0, right: 100, bottom: 10 }, WINDOW)).toBe(2)
})

test('an extent that reaches into the margin is not in view', () => {
  const view = viewOf(1, 100, 50, WINDOW)
  const extent = { left: 20, top: 20, right: 60, bottom: 60 }
  expect(isInView(extent, view, WINDOW, 10)).toBe(true)
  expect(isInView(extent, view, WINDOW, 25)).toBe(false)
})

test.each([1, 8])('an animation to %s times the scale starts and ends at the given views', (growth) => {
  const [from, to] = [viewOf(2, 10, 10, WINDOW), viewOf(2 * growth, 70, 40, WINDOW)]
  const way = interpolateView(from, to, WINDOW)
  for (const [at, view] of [
    [0, from],
    [1, to],
  ] as const) {
    expect(way(at).k).toBeCloseTo(view.k)
    expect(way(at).x).toBeCloseTo(view.x)
    expect(way(at).y).toBeCloseTo(view.y)
  }
  expect(way(0.5).k).toBeCloseTo(2 * Math.sqrt(growth))
})
