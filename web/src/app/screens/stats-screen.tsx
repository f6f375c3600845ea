import { useParams } from 'react-router'
import { Stats } from '../../features/profiles/statistics/stats.tsx'
import { QueryProvider } from '../../live/server-query.tsx'

export const Component = () => {
  const { username = '' } = useParams()
  return (
    <QueryProvider>
      <Stats username={username} />
    </QueryProvider>
  )
}
