import { useParams } from 'react-router'
import { Stats } from '../../features/profiles/statistics/stats.tsx'
import { Asking } from '../../live/asked.tsx'

export const Component = () => {
  const { username = '' } = useParams()
  return (
    <Asking>
      <Stats username={username} />
    </Asking>
  )
}
