import { ArrowRight } from 'lucide-react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../design/button.tsx'
import { useTopic } from '../../live/client-context.ts'
import { activeMatch, isReady } from './match-document.ts'

/** A link back to the match in progress, on every page except the match's own. */
export const GoToMatch = ({ onFollow }: { onFollow?: () => void }) => {
  const match = activeMatch(useTopic('match').doc)
  const { pathname } = useLocation()
  if (match === null || !isReady(match) || pathname.startsWith('/match/')) return null
  return (
    <ButtonLink look="primary" to={`/match/${match.id}`} onClick={onFollow} wide>
      Go to Match <ArrowRight size={20} aria-hidden="true" />
    </ButtonLink>
  )
}
