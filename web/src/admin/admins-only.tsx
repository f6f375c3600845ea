import type { ReactNode } from 'react'
import { useStaffRole } from './staff-role.ts'

/** Hides parts of the panel from moderators. */
export const AdminsOnly = ({ children, otherwise = null }: { children: ReactNode; otherwise?: ReactNode }) =>
  useStaffRole()?.role === 'admin' ? children : otherwise
