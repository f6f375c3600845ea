import { Asking } from '../../live/asked.tsx'
import { AdminPanel } from '../admin/admin-panel.tsx'

export const Component = () => (
  <Asking>
    <AdminPanel />
  </Asking>
)
