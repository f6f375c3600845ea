import { type RefObject, useEffect, useRef } from 'react'
import { useLive } from '../../live/client-context.ts'
import { useLocation, useNavigationType } from '../../routing/page-router.tsx'

/** After a change of screen: scrolls to the top, and focuses the screen for screen readers. */
export const useScreenChange = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const part = hash === '' ? null : document.getElementById(hash.slice(1))
    if (part !== null) part.scrollIntoView({ block: 'center' })
    else if (kind !== 'POP') scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, hash, kind])
  // A change of player may have removed the focused control.
  const player = useLive((state) => state.player)
  useEffect(() => {
    if (player > 0 && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [player])
  return main
}
