import { type RefObject, useEffect, useRef } from 'react'

const PLACE = '[data-arrival]'

/** The focus goes to where the answers are, or what is asked, as soon as that is there: the map comes a little later. */
export const useArrivalFocus = <Within extends HTMLElement>(): RefObject<Within | null> => {
  const within = useRef<Within>(null)
  useEffect(() => {
    const root = within.current
    if (root === null) return
    const arrive = () => {
      const place = root.querySelector<HTMLElement>(PLACE)
      if (place === null) return
      coming.disconnect()
      // Not away from what was taken in hand meanwhile.
      if (!root.contains(document.activeElement)) place.focus({ preventScroll: true })
    }
    const coming = new MutationObserver(arrive)
    coming.observe(root, { childList: true, subtree: true })
    arrive()
    return () => coming.disconnect()
  }, [])
  return within
}
