import { useParams } from 'react-router'
import { Challenge } from '../../features/friends/challenge.tsx'
import { Profile } from '../../features/profiles/profile/profile.tsx'
import { Asking } from '../../live/asked.tsx'

export const Component = () => {
  const { username = '' } = useParams()
  return (
    <Asking>
      <Profile username={username} challenge={(name) => <Challenge username={name} />} />
    </Asking>
  )
}
