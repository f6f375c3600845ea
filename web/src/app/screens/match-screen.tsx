import { MatchScreen } from '../../features/matches/match-screen.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

export const Component = () => {
  const { matchId = '' } = useParams()
  return (
    <QueryProvider>
      <MatchScreen key={matchId} matchId={matchId} />
    </QueryProvider>
  )
}
