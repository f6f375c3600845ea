import { Leaderboard } from '../../features/leaderboard/leaderboard.tsx'
import { Asking } from '../../live/asked.tsx'

export const Component = () => (
  <Asking>
    <Leaderboard />
  </Asking>
)
