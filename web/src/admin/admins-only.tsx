import type { ReactNode } from 'react'
import { useStaffRole } from './staff-role.ts'

/** Parts of the panel that moderators do not have. */
export const AdminsOnly = ({ children, otherwise = null }: { children: ReactNode; otherwise?: ReactNode }) =>
  useStaffRole()?.role === 'admin' ? children : otherwise
