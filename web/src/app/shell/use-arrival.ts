import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router'
import type { PageHandle } from '../routes.tsx'

/** After a change of screen: its title, the top of the page, and the focus on the screen for those who hear it. */
export const useArrival = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const before = useRef(pathname)
  useEffect(() => {
    document.title = handle?.title ?? 'Trivium'
    if (before.current === pathname) return
    before.current = pathname
    const part = hash === '' ? null : document.getElementById(hash.slice(1))
    if (part !== null) part.scrollIntoView({ block: 'center' })
    else if (kind !== 'POP') scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, hash, kind, handle])
  return main
}
