import { Challenge } from '../../features/friends/challenge.tsx'
import { Profile } from '../../features/profiles/profile/profile.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

export const Component = () => {
  const { username = '' } = useParams()
  return (
    <QueryProvider>
      <Profile username={username} challenge={(name) => <Challenge username={name} />} />
    </QueryProvider>
  )
}
