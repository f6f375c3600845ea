import { type RefObject, useEffect } from 'react'

/**
 * Keeps in `--seen` how much of the page's height is seen: less than the window where a keyboard lies over it, which
 * no unit of CSS knows of in every browser.
 */
export const useVisibleHeight = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen) return
    // What is zoomed in is not covered.
    const measure = () =>
      element.current?.style.setProperty('--seen', `${Math.round(seen.height * seen.scale)}px`)
    measure()
    seen.addEventListener('resize', measure)
    return () => seen.removeEventListener('resize', measure)
  }, [element])
}
