import type { MouseEvent as ReactMouseEvent } from 'react'
import { useNavigate } from '../routing/page-router.tsx'

/**
 * The target of a plain click on a link to another screen of the app. Null for clicks that the browser handles: files
 * (those links have a type), fragments of this page, clicks with a modifier key.
 */
export const screenOf = (event: MouseEvent | ReactMouseEvent): string | null => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (event.defaultPrevented || !isPlain || link === null) return null
  if (link.origin !== location.origin || link.type !== '' || link.target !== '') return null
  if (link.hash !== '' && link.pathname === location.pathname) return null
  return link.pathname + link.search + link.hash
}

/** Makes links in prerendered HTML navigate inside the app, without a page load. */
export const useInnerLinks = (): ((event: ReactMouseEvent) => void) => {
  const navigate = useNavigate()
  return (event) => {
    const screen = screenOf(event)
    if (screen === null) return
    event.preventDefault()
    void navigate(screen)
  }
}
