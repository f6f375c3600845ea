import { useTopic } from '../../live/client-context.ts'
import { useLazyPart } from '../../live/use-lazy-part.ts'
import { useLocation } from '../../routing/page-router.tsx'

const loadSign = async () => (await import('./search-status.tsx')).SearchStatus

/** The search, on every page but the lobby, which shows all of it. It has its own place in the layout and covers nothing. */
export const LazySearchStatus = () => {
  const { doc: queue } = useTopic('queue')
  const { pathname } = useLocation()
  const isShown = queue?.searching === true && pathname !== '/battle'
  const Sign = useLazyPart(loadSign, isShown, pathname)
  return isShown && Sign && <Sign since={queue.since} />
}
