import { ShieldCheck } from 'lucide-react'
import { useStaffRole } from '../../admin/staff-role.ts'
import { type OnFollow, Signpost } from './signpost.tsx'

/** The way to the admin panel, for admins and moderators. */
export const AdminSign = ({ onFollow }: OnFollow) =>
  useStaffRole()?.role && (
    <Signpost sign={{ to: '/admin', label: 'Admin Panel', Icon: ShieldCheck }} onFollow={onFollow} />
  )
