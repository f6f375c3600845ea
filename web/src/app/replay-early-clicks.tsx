import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

declare global {
  interface Window {
    /** From `begin.js`: stops keeping clicks and returns the controls that were clicked, in order. */
    __begun?: () => HTMLElement[]
  }
}

/** Each click after the page shows what the one before it has changed. */
const replay = async (controls: readonly HTMLElement[]): Promise<void> => {
  for (const control of controls) {
    control.click()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/**
 * Replays the clicks that the prerendered page got before hydration. It wraps the page instead of sitting beside it, because
 * React derives ids from siblings and the prerendered page does not contain it.
 */
export const ReplayEarlyClicks = ({ children }: { children: ReactNode }) => {
  const pressed = useRef<readonly HTMLElement[]>([])
  // Runs in the task in which the page's own handlers become active, so that no click is handled twice.
  useLayoutEffect(() => {
    pressed.current = window.__begun?.() ?? []
    delete window.__begun
  }, [])
  useEffect(() => {
    // From now on the page shows what its address selects, with or without a click.
    delete document.documentElement.dataset.elsewhere
    void replay(pressed.current)
    pressed.current = []
  }, [])
  return children
}
