import { useParams } from 'react-router'
import { MatchScreen } from '../../features/matches/match-screen.tsx'
import { Asking } from '../../live/asked.tsx'

export const Component = () => {
  const { matchId = '' } = useParams()
  return (
    <Asking>
      <MatchScreen key={matchId} matchId={matchId} />
    </Asking>
  )
}
