import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCall, useTopic } from '../../../live/client-context.ts'
import { activeMatch, type Seen, seenOf, shouldNavigate } from '../match-document.ts'

const FIRST_CLAIM = { questionIndex: 0, isCorrect: false } as const

/** Navigates to a match once when it is ready, reports that to the server, and makes the specification's first call. */
export const useNavigateOnce = (): void => {
  const { status, doc } = useTopic('match')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const call = useCall()
  const seen = useRef<Seen>(undefined)
  useEffect(() => {
    if (status !== 'ready') return
    const match = activeMatch(doc)
    const goes = shouldNavigate(seen.current, match)
    seen.current = seenOf(match)
    if (!goes || match === null) return
    const { id, autoNavigated } = match
    if (pathname !== `/match/${id}`) navigate(`/match/${id}`)
    const report = async () => {
      const marked = autoNavigated ? null : await call('markNavigated', { matchId: id })
      if (marked?.error) console.warn('autoNavigated was not set:', marked.error.message)
      const scored = await call('updatePlayerScore', { matchId: id, ...FIRST_CLAIM })
      if (scored.error) console.warn('updatePlayerScore failed:', scored.error.message)
    }
    void report()
  }, [status, doc, pathname, navigate, call])
}
