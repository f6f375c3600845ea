import { ShieldCheck } from 'lucide-react'
import { useStaffRole } from '../../admin/staff-role.ts'
import { NavItem, type OnFollow } from './nav-item.tsx'

/** The link to the admin panel, for admins and moderators. */
export const AdminNavItem = ({ onFollow }: OnFollow) =>
  useStaffRole()?.role && (
    <NavItem sign={{ to: '/admin', label: 'Admin Panel', Icon: ShieldCheck }} onFollow={onFollow} />
  )
