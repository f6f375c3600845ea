import { Leaderboard } from '../../features/leaderboards/leaderboard.tsx'
import { QueryProvider } from '../../live/server-query.tsx'

export const Component = () => (
  <QueryProvider>
    <Leaderboard />
  </QueryProvider>
)
