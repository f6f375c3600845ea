import { House, Swords, UserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import { classNames } from '../../design/class-names.ts'
import { useTopic } from '../../live/client-context.ts'
import styles from './navigation.module.css'

const LINKS = [
  { to: '/', label: 'Home', Icon: House },
  { to: '/battle', label: 'Battle', Icon: Swords },
] as const

/** Only who is registered has a page that others can find. */
const useLinks = () => {
  const { doc } = useTopic('user')
  if (doc === null || doc.isAnonymous) return LINKS
  return [...LINKS, { to: `/profile/${doc.username}`, label: 'Profile', Icon: UserRound }]
}

/** The finger-posts: one sign a screen, the current one pointing at it. */
export const Navigation = ({ onFollow }: { onFollow?: () => void }) => (
  <nav aria-label="Main">
    <ul className={styles.list}>
      {useLinks().map(({ to, label, Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            {...(onFollow && { onClick: onFollow })}
            className={({ isActive }) => classNames(styles.sign, isActive && styles.current)}
          >
            <span className={styles.face} aria-hidden="true" />
            <Icon size={22} aria-hidden="true" />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)
