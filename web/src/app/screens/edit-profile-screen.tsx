import { EditProfile } from '../../features/accounts/edit/edit-profile.tsx'
import { QueryProvider } from '../../live/server-query.tsx'

export const Component = () => (
  <QueryProvider>
    <EditProfile />
  </QueryProvider>
)
