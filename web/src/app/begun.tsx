import { type ReactNode, useEffect } from 'react'

declare global {
  interface Window {
    /** `begin.js` has kept a press on the prerendered page, and does it now. */
    __begun?: () => void
  }
}

/**
 * Says when the page has come to life. Around the page, not beside it: React's ids follow from who stands beside whom, and
 * the prerendered page has it not.
 */
export const Begun = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    window.__begun?.()
    delete window.__begun
  }, [])
  return children
}
