import { EditProfile } from '../../features/accounts/edit/edit-profile.tsx'
import { Asking } from '../../live/asked.tsx'

export const Component = () => (
  <Asking>
    <EditProfile />
  </Asking>
)
