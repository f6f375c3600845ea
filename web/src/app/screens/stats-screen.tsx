import { Stats } from '../../features/profiles/statistics/stats.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

export const Component = () => {
  const { username = '' } = useParams()
  return (
    <QueryProvider>
      <Stats username={username} />
    </QueryProvider>
  )
}
