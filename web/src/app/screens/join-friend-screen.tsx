import { useParams } from 'react-router'
import { JoinScreen } from '../../features/friends/join-screen.tsx'
import { Asking } from '../../live/asked.tsx'

export const Component = () => {
  const { matchKey = '' } = useParams()
  return (
    <Asking>
      <JoinScreen key={matchKey} matchKey={matchKey} />
    </Asking>
  )
}
