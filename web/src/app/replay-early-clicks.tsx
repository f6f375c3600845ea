import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

declare global {
  interface Window {
    /** Of `begin.js`: keeps no press any more, and answers the button that was pressed before. */
    __begun?: () => HTMLElement | null
  }
}

/**
 * Does what was pressed on the prerendered page before it came to life. Around the page, not beside it: React's ids follow
 * from who stands beside whom, and the prerendered page has it not.
 */
export const ReplayEarlyClicks = ({ children }: { children: ReactNode }) => {
  const pressed = useRef<HTMLElement | null>(null)
  // At once with the page's own handlers, so that no press is kept that they answer.
  useLayoutEffect(() => {
    pressed.current = window.__begun?.() ?? null
    delete window.__begun
  }, [])
  useEffect(() => {
    // What the address asks for is there from now on, whatever that has become.
    delete document.documentElement.dataset.elsewhere
    pressed.current?.click()
    pressed.current = null
  }, [])
  return children
}
