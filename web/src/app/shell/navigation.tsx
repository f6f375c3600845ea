import { CalendarDays, Flag, Globe, SlidersHorizontal, Swords, Trophy, UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { classNames } from '../../design/class-names.ts'
import { useTopic } from '../../live/client-context.ts'
import styles from './navigation.module.css'

interface Sign {
  readonly to: string
  readonly label: string
  readonly Icon: typeof Swords
  /** Other addresses of the same place. */
  readonly also?: readonly string[]
}

const LINKS: readonly Sign[] = [
  { to: '/', label: 'Daily', Icon: CalendarDays, also: ['/daily-quiz', '/daily'] },
  { to: '/battle', label: 'Battle', Icon: Swords },
  { to: '/custom', label: 'Custom', Icon: SlidersHorizontal, also: ['/survival'] },
  { to: '/flag-quiz', label: 'Flags', Icon: Flag },
  { to: '/country-quiz', label: 'Countries', Icon: Globe },
  { to: '/leaderboard', label: 'Leaderboard', Icon: Trophy },
]

/** Only who is registered has a page that others can find. */
const useLinks = (): readonly Sign[] => {
  const { doc } = useTopic('user')
  if (doc === null || doc.isAnonymous) return LINKS
  return [...LINKS, { to: `/profile/${doc.username}`, label: 'Profile', Icon: UserRound }]
}

/** The finger-posts: one sign a screen, the current one pointing at it. */
export const Navigation = ({ onFollow }: { onFollow?: () => void }) => {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main">
      <ul className={styles.list}>
        {useLinks().map(({ to, label, Icon, also = [] }) => {
          const isCurrent = to === pathname || also.includes(pathname) || pathname.startsWith(`${to}/`)
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(styles.sign, isCurrent && styles.current)}
                onClick={onFollow}
              >
                <span className={styles.face} aria-hidden="true" />
                <Icon size={22} aria-hidden="true" />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
