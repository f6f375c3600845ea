import { StartPage } from '../../features/party/start/start-page.tsx'
import { QueryProvider } from '../../live/server-query.tsx'

export const Component = () => (
  <QueryProvider>
    <StartPage />
  </QueryProvider>
)
