import {
  ChartColumn,
  FileQuestionMark,
  Gauge,
  Inbox,
  ListChecks,
  type LucideIcon,
  Package,
  Scale,
  ScrollText,
  SlidersHorizontal,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { StaffRole } from '../../admin/staff-role.ts'

/** The export of a section's module. */
export interface SectionModule {
  /** `rest`: the part of the address after the section, as '' or 'abc' or 'abc/edit'. */
  readonly Component: ComponentType<{ readonly rest: string }>
}

export interface Section {
  /** The part of the address after '/admin/'; '' is the overview. */
  readonly path: string
  /** The label in the navigation, and the page's title. */
  readonly label: string
  readonly Icon: LucideIcon
  /** Moderators have access too. */
  readonly forModerators?: true
  readonly load: () => Promise<SectionModule>
}

/** The panel's screens in navigation order, one per line; each is its own chunk. */
// biome-ignore format: one line per section
export const SECTIONS: readonly Section[] = [
  { path: '', label: 'Overview', Icon: Gauge, load: () => import('../../features/admin-overview/overview.tsx') },
  { path: 'questions', label: 'Questions', Icon: FileQuestionMark, forModerators: true, load: () => import('../../features/admin-questions/questions.tsx') },
  { path: 'packs', label: 'Packs', Icon: Package, load: () => import('../../features/admin-packs/packs.tsx') },
  { path: 'users', label: 'Users', Icon: Users, forModerators: true, load: () => import('../../features/admin-users/users.tsx') },
  { path: 'quizzes', label: 'Quizzes', Icon: ListChecks, forModerators: true, load: () => import('../../features/admin-quizzes/quizzes.tsx') },
  { path: 'fair-play', label: 'Fair play', Icon: Scale, load: () => import('../../features/admin-fair-play/fair-play.tsx') },
  { path: 'messages', label: 'Messages', Icon: Inbox, load: () => import('../../features/admin-messages/messages.tsx') },
  { path: 'visits', label: 'Visits', Icon: ChartColumn, load: () => import('../../features/page-views/visits.tsx') },
  { path: 'site', label: 'Site', Icon: SlidersHorizontal, load: () => import('../../features/admin-site/site.tsx') },
  { path: 'audit-log', label: 'Audit log', Icon: ScrollText, load: () => import('../../features/admin-audit/audit-log.tsx') },
]

/** The sections that a role has access to. */
export const sectionsOf = (role: StaffRole): readonly Section[] =>
  role === 'admin' ? SECTIONS : SECTIONS.filter(({ forModerators }) => forModerators)
