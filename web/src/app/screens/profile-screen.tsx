import { useParams } from 'react-router'
import { Profile } from '../../features/profiles/profile.tsx'
import { Asking } from '../../live/asked.tsx'

export const Component = () => {
  const { username = '' } = useParams()
  return (
    <Asking>
      <Profile username={username} />
    </Asking>
  )
}
