import {
  ChartColumn,
  FileQuestionMark,
  Gauge,
  Inbox,
  ListChecks,
  type LucideIcon,
  Scale,
  ScrollText,
  SlidersHorizontal,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { StaffRole } from '../../admin/staff-role.ts'

/** What a section's module exports. */
export interface SectionModule {
  /** `rest`: what follows the section in the address, as '' or 'abc' or 'abc/edit'. */
  readonly Component: ComponentType<{ readonly rest: string }>
}

export interface Section {
  /** What follows '/admin/' in the address; the overview has ''. */
  readonly path: string
  /** In the navigation, and the page's title. */
  readonly label: string
  readonly Icon: LucideIcon
  /** Moderators have it too. */
  readonly forModerators?: true
  readonly load: () => Promise<SectionModule>
}

/** The panel's screens in the order of its navigation, a line each; each is a script of its own. */
// biome-ignore format: one line a section
export const SECTIONS: readonly Section[] = [
  { path: '', label: 'Overview', Icon: Gauge, load: () => import('../../features/admin-overview/overview.tsx') },
  { path: 'questions', label: 'Questions', Icon: FileQuestionMark, forModerators: true, load: () => import('../../features/admin-questions/questions.tsx') },
  { path: 'users', label: 'Users', Icon: Users, forModerators: true, load: () => import('../../features/admin-users/users.tsx') },
  { path: 'quizzes', label: 'Quizzes', Icon: ListChecks, forModerators: true, load: () => import('../../features/admin-quizzes/quizzes.tsx') },
  { path: 'fair-play', label: 'Fair play', Icon: Scale, load: () => import('../../features/admin-fair-play/fair-play.tsx') },
  { path: 'messages', label: 'Messages', Icon: Inbox, load: () => import('../../features/admin-messages/messages.tsx') },
  { path: 'visits', label: 'Visits', Icon: ChartColumn, load: () => import('../../features/admin-page-views/visits.tsx') },
  { path: 'site', label: 'Site', Icon: SlidersHorizontal, load: () => import('../../features/admin-site/site.tsx') },
  { path: 'audit-log', label: 'Audit log', Icon: ScrollText, load: () => import('../../features/admin-audit/audit-log.tsx') },
]

/** The sections that somebody of this role has. */
export const sectionsOf = (role: StaffRole): readonly Section[] =>
  role === 'admin' ? SECTIONS : SECTIONS.filter(({ forModerators }) => forModerators)
