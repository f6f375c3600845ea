import { type LinkLabel, LINKS as MODE_LINKS, type ModeLink } from '@trivium/wire/modes/links'
import type { LucideIcon } from 'lucide-react'
import {
  CalendarDays,
  Flag,
  Globe,
  Mountain,
  Newspaper,
  PartyPopper,
  SlidersHorizontal,
  Swords,
  Trophy,
  UserRound,
} from 'lucide-react'
import { useLive, useTopic } from '../../live/client-context.ts'
import { useLazyPart } from '../../live/use-lazy-part.ts'
import { NavItem, type NavTarget, type OnFollow } from './nav-item.tsx'
import styles from './navigation.module.css'

const ICONS: Readonly<Record<LinkLabel, LucideIcon>> = {
  Daily: CalendarDays,
  Battle: Swords,
  Survival: Mountain,
  Custom: SlidersHorizontal,
  Flags: Flag,
  Countries: Globe,
  Party: PartyPopper,
}

/** The modes' items, in their order. */
export const navigationOf = <Label extends string>(
  links: Readonly<Record<Label, ModeLink>>,
  icons: Readonly<Record<Label, LucideIcon>>,
): readonly NavTarget[] =>
  (Object.keys(links) as Label[]).map((label) => ({ label, Icon: icons[label], ...links[label] }))

const LINKS: readonly NavTarget[] = [
  ...navigationOf(MODE_LINKS, ICONS),
  { to: '/leaderboard', label: 'Leaderboard', Icon: Trophy },
  { to: '/articles', label: 'Articles', Icon: Newspaper, also: ['/article'] },
]

/** Only registered players have a public profile. */
const useLinks = (): readonly NavTarget[] => {
  const { doc } = useTopic('user')
  if (doc === null || doc.isAnonymous) return LINKS
  const also = [`/stats/${doc.username}`, `/achievements/${doc.username}`, '/edit-profile']
  return [...LINKS, { to: `/profile/${doc.username}`, label: 'Profile', Icon: UserRound, also }]
}

const loadAdminSign = async () => (await import('./admin-nav-item.tsx')).AdminNavItem

/** Loads after the page's own script; asks the server whether the player is an admin. */
const LateAdminSign = ({ onFollow }: OnFollow) => {
  const { status } = useTopic('user')
  const phase = useLive((state) => state.phase)
  const AdminSign = useLazyPart(loadAdminSign, status === 'ready', phase)
  return AdminSign && <AdminSign onFollow={onFollow} />
}

/** The navigation: one item per screen; the current one is marked. */
export const Navigation = ({ onFollow }: OnFollow) => (
  <nav aria-label="Main">
    <ul className={styles.list}>
      {useLinks().map((sign) => (
        <NavItem key={sign.to} sign={sign} onFollow={onFollow} />
      ))}
      <LateAdminSign onFollow={onFollow} />
    </ul>
  </nav>
)
