import { useParams } from 'react-router'
import { JoinScreen } from '../../features/friends/join-screen.tsx'
import { QueryProvider } from '../../live/server-query.tsx'

export const Component = () => {
  const { matchKey = '' } = useParams()
  return (
    <QueryProvider>
      <JoinScreen key={matchKey} matchKey={matchKey} />
    </QueryProvider>
  )
}
