import { type RefObject, useEffect } from 'react'

/**
 * Keeps the visible height of the page in `--seen`. An on-screen keyboard makes it smaller than the window, and no CSS
 * unit reflects that in every browser.
 */
export const useVisibleHeight = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen) return
    // Zooming in does not hide anything.
    const measure = () =>
      element.current?.style.setProperty('--seen', `${Math.round(seen.height * seen.scale)}px`)
    measure()
    seen.addEventListener('resize', measure)
    return () => seen.removeEventListener('resize', measure)
  }, [element])
}
