import { SurvivalStart } from '../../features/survival/start.tsx'
import { QueryProvider } from '../../live/server-query.tsx'

export const Component = () => (
  <QueryProvider>
    <SurvivalStart />
  </QueryProvider>
)
