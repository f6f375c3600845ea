import { type RefObject, useEffect, useRef } from 'react'

/** For the heading of what comes in place of something else: it takes the focus as it appears. Needs a tabIndex. */
export const useFocusOnMount = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const arrived = useRef<Element>(null)
  useEffect(() => arrived.current?.focus({ preventScroll: true }), [])
  return arrived
}
