import { type RefObject, useEffect, useRef } from 'react'

const PLACE = '[data-arrival]'

/** Moves the focus to the answers or the question when they appear: the map loads a little later. */
export const useArrivalFocus = <Within extends HTMLElement>(): RefObject<Within | null> => {
  const within = useRef<Within>(null)
  useEffect(() => {
    const root = within.current
    if (root === null) return
    const arrive = () => {
      const place = root.querySelector<HTMLElement>(PLACE)
      if (place === null) return
      coming.disconnect()
      // Not if the player has focused something else in the meantime.
      if (!root.contains(document.activeElement)) place.focus({ preventScroll: true })
    }
    const coming = new MutationObserver(arrive)
    coming.observe(root, { childList: true, subtree: true })
    arrive()
    return () => coming.disconnect()
  }, [])
  return within
}
