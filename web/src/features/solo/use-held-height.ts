import { type RefObject, useLayoutEffect } from 'react'

/**
 * On phones the card takes the space that is left in the window. Once the question is closed it keeps its height (`--held`),
 * so that the choices stay where they are when the explanation arrives below them.
 */
export const useHeldHeight = (heading: RefObject<HTMLElement | null>, isClosed: boolean): void => {
  useLayoutEffect(() => {
    const card = heading.current?.parentElement
    if (isClosed && card) card.style.setProperty('--held', `${card.offsetHeight}px`)
  }, [heading, isClosed])
}
