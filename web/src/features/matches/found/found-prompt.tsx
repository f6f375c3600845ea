import { useTopic } from '../../../live/client-context.ts'
import { matchState } from '../match-state.ts'
import { Found } from './found.tsx'
import { useNavigateOnce } from './use-navigate-once.ts'

/** The prompt for a found match, on every page, with the join button. */
export const FoundPrompt = () => {
  useNavigateOnce()
  const { doc: user } = useTopic('user')
  const state = matchState(useTopic('match').doc, user?.uid ?? null)
  if (user === null || state.name === 'none' || state.name === 'ready') return null
  if (state.match.kind === 'practice') return null
  return <Found key={state.match.id} match={state.match} hasJoined={state.name === 'joined'} />
}
