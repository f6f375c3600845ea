// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Scroll } from './scroll.tsx'

const WIDTH = 768

/** A part in a window of some width: it scrolls no further than its end. */
const lay = (region: HTMLElement, width: number) => {
  const within = (to: number) => Math.max(0, Math.min(to, WIDTH - width))
  let left = within(region.scrollLeft)
  const put = (to: number) => {
    left = within(to)
  }
  Object.defineProperties(region, {
    clientWidth: { value: width, configurable: true },
    scrollWidth: { value: WIDTH, configurable: true },
    scrollLeft: { get: () => left, set: put, configurable: true },
  })
}

/** A part that shows its end first, and what changes its width. */
const show = () => {
  const observers: (() => void)[] = []
  const disconnect = vi.fn()
  class Observer {
    constructor(onResize: () => void) {
      observers.push(onResize)
    }
    observe = vi.fn()
    disconnect = disconnect
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const { getByRole, unmount } = render(
    <Scroll label="Activity" fromEnd>
      A year
    </Scroll>,
  )
  const region = getByRole('region')
  const resize = (width: number) => {
    lay(region, width)
    for (const onResize of observers) onResize()
  }
  return { region, resize, unmount, disconnect }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the end stays in view when the width changes', () => {
  const { region, resize } = show()
  resize(900)
  expect(region.scrollLeft).toBe(0)
  resize(300)
  expect(region.scrollLeft).toBe(WIDTH - 300)
  fireEvent.scroll(region)
  resize(500)
  expect(region.scrollLeft).toBe(WIDTH - 500)
})

test('who scrolls away stays there; who scrolls back to the end sees it again', () => {
  const { region, resize } = show()
  resize(300)
  region.scrollLeft = 100
  fireEvent.scroll(region)
  resize(250)
  expect(region.scrollLeft).toBe(100)
  region.scrollLeft = WIDTH
  fireEvent.scroll(region)
  resize(200)
  expect(region.scrollLeft).toBe(WIDTH - 200)
})

test('a part that is gone is observed no more', () => {
  const { unmount, disconnect } = show()
  unmount()
  expect(disconnect).toHaveBeenCalledOnce()
})

test('without a ResizeObserver it is shown all the same', () => {
  vi.stubGlobal('ResizeObserver', undefined)
  const { getByRole } = render(
    <Scroll label="Activity" fromEnd>
      A year
    </Scroll>,
  )
  expect(getByRole('region').textContent).toBe('A year')
})
