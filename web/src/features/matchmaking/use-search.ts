import { useReducer } from 'react'
import { useCall, useClient, useTopic } from '../../live/client-context.ts'
import { isPending, NO_REQUEST, queueRequest, type SearchState, searchState } from './search-state.ts'

interface SearchActions {
  readonly state: SearchState
  readonly join: () => Promise<void>
  readonly leave: () => Promise<void>
}

/** The player's search for an opponent, and what can be done about it. */
export const useSearch = (): SearchActions => {
  const call = useCall()
  const { serverNow } = useClient()
  const { doc: queue } = useTopic('queue')
  const [request, dispatch] = useReducer(queueRequest, NO_REQUEST)
  const send = async (type: 'join' | 'leave') => {
    if (isPending(request)) return
    dispatch({ type })
    const { error } = await call(type === 'join' ? 'joinQueue' : 'leaveQueue', {})
    dispatch(error ? { type: 'failed', failure: error } : { type: 'answered' })
  }
  return {
    state: searchState(queue, request, serverNow()),
    join: () => send('join'),
    leave: () => send('leave'),
  }
}
