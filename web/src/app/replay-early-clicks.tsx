import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

declare global {
  interface Window {
    /** From `begin.js`: stops keeping clicks and returns the control that was clicked last. */
    __begun?: () => HTMLElement | null
  }
}

/**
 * Replays a click that the prerendered page got before hydration. It wraps the page instead of sitting beside it, because
 * React derives ids from siblings and the prerendered page does not contain it.
 */
export const ReplayEarlyClicks = ({ children }: { children: ReactNode }) => {
  const pressed = useRef<HTMLElement | null>(null)
  // Runs in the task in which the page's own handlers become active, so that no click is handled twice.
  useLayoutEffect(() => {
    pressed.current = window.__begun?.() ?? null
    delete window.__begun
  }, [])
  useEffect(() => {
    // From now on the page shows what its address selects, with or without a click.
    delete document.documentElement.dataset.elsewhere
    pressed.current?.click()
    pressed.current = null
  }, [])
  return children
}
