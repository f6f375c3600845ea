import { useEffect, useRef } from 'react'
import { useCall, useTopic } from '../../../live/client-context.ts'
import { useLocation, useNavigate } from '../../../routing/page-router.tsx'
import { type MatchState, matchState, shouldNavigate } from '../match-state.ts'

const FIRST_CLAIM = { questionIndex: 0, isCorrect: false } as const

/** Navigates to a match once when it is ready, reports that to the server, and makes the specification's first call. */
export const useNavigateOnce = (): void => {
  const { status, doc } = useTopic('match')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const call = useCall()
  const seen = useRef<MatchState>(undefined)
  useEffect(() => {
    if (status !== 'ready') return
    const state = matchState(doc, null)
    const goes = shouldNavigate(seen.current, state)
    seen.current = state
    if (!goes || state.name === 'none') return
    const { id, autoNavigated } = state.match
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
