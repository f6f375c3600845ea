import { useLive } from '../../live/client-context.ts'
import type { Failure } from '../../live/reply.ts'
import { useLocation } from '../../routing/page-router.tsx'

/** The ban, which hides every screen except the contact page; null if the player is not banned. */
export const useBan = (): Failure | null => {
  const stopped = useLive((state) => state.stopped)
  const { pathname } = useLocation()
  return stopped?.reason === 'banned' && pathname !== '/contact' ? stopped : null
}
