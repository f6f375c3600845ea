import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router'
import { useLive } from '../../live/client-context.ts'
import type { PageHandle } from '../page-handle.ts'

/** The page's title, with the address's parameters filled in; undefined if the screen sets it. */
const useTitle = (): string | undefined => {
  const page = useMatches().at(-1)
  const title = (page?.handle as PageHandle | undefined)?.title
  return title?.replace(/:(\w+)/g, (written, part) => page?.params[part] ?? written)
}

/** After a change of screen: sets the title, scrolls to the top, and focuses the screen for screen readers. */
export const useScreenChange = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const title = useTitle()
  const before = useRef(pathname)
  useEffect(() => {
    if (title) document.title = title
    if (before.current === pathname) return
    before.current = pathname
    const part = hash === '' ? null : document.getElementById(hash.slice(1))
    if (part !== null) part.scrollIntoView({ block: 'center' })
    else if (kind !== 'POP') scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, hash, kind, title])
  // A change of player may have removed the focused control.
  const player = useLive((state) => state.player)
  useEffect(() => {
    if (player > 0 && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [player])
  return main
}
