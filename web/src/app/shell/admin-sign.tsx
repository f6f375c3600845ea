import { ShieldCheck } from 'lucide-react'
import { useIsAdmin } from '../../admin/is-admin.ts'
import { type OnFollow, Signpost } from './signpost.tsx'

/** The way to the admin panel, for admins. */
export const AdminSign = ({ onFollow }: OnFollow) =>
  useIsAdmin()?.isAdmin && (
    <Signpost sign={{ to: '/admin', label: 'Admin Panel', Icon: ShieldCheck }} onFollow={onFollow} />
  )
