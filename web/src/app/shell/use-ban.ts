import { useLocation } from 'react-router'
import { useLive } from '../../live/client-context.ts'
import type { Failure } from '../../live/reply.ts'

/** Why a banned player sees none of the screens but the one to write to us; null for everybody else. */
export const useBan = (): Failure | null => {
  const stopped = useLive((state) => state.stopped)
  const { pathname } = useLocation()
  return stopped?.reason === 'banned' && pathname !== '/contact' ? stopped : null
}
