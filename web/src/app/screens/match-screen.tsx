import { useParams } from 'react-router'
import { MatchScreen } from '../../features/matches/match-screen.tsx'
import { QueryProvider } from '../../live/server-query.tsx'

export const Component = () => {
  const { matchId = '' } = useParams()
  return (
    <QueryProvider>
      <MatchScreen key={matchId} matchId={matchId} />
    </QueryProvider>
  )
}
