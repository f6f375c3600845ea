import { QueryProvider } from '../../live/server-query.tsx'
import { AdminPanel } from '../admin/admin-panel.tsx'

export const Component = () => (
  <QueryProvider>
    <AdminPanel />
  </QueryProvider>
)
