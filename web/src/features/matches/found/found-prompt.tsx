import type { Match } from '@trivium/wire/documents/match'
import { useTopic } from '../../../live/client-context.ts'
import { activeMatch, hasJoined, isReady } from '../match-document.ts'
import { Found } from './found.tsx'
import { useNavigateOnce } from './use-navigate-once.ts'

const isFound = (match: Match | null): match is Match =>
  match !== null && match.kind !== 'practice' && !isReady(match)

/** The prompt for a found match, on every page, with the join button. */
export const FoundPrompt = () => {
  useNavigateOnce()
  const match = activeMatch(useTopic('match').doc)
  const { doc: user } = useTopic('user')
  if (!isFound(match) || user === null) return null
  return <Found key={match.id} match={match} joined={hasJoined(match, user.uid)} />
}
