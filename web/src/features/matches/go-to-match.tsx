import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../design/button.tsx'
import { useTopic } from '../../live/client-context.ts'
import { useLocation } from '../../routing/page-router.tsx'
import { matchState } from './match-state.ts'

/** A link back to the match in progress, on every page except the match's own. */
export const GoToMatch = ({ onFollow }: { onFollow?: () => void }) => {
  const state = matchState(useTopic('match').doc, null)
  const { pathname } = useLocation()
  if (state.name !== 'ready' || pathname.startsWith('/match/')) return null
  return (
    <ButtonLink look="primary" to={`/match/${state.match.id}`} onClick={onFollow} wide>
      Go to Match <ArrowRight size={20} aria-hidden="true" />
    </ButtonLink>
  )
}
