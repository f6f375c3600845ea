import { type RefObject, useEffect, useRef } from 'react'

/** For a heading that replaces other content: it takes the focus when it appears. Needs a tabIndex. */
export const useFocusOnMount = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const arrived = useRef<Element>(null)
  useEffect(() => arrived.current?.focus({ preventScroll: true }), [])
  return arrived
}
