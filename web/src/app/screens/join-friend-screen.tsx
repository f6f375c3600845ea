import { JoinScreen } from '../../features/friends/join-screen.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

export const Component = () => {
  const { matchKey = '' } = useParams()
  return (
    <QueryProvider>
      <JoinScreen key={matchKey} matchKey={matchKey} />
    </QueryProvider>
  )
}
