import { House, Swords } from 'lucide-react'
import { NavLink } from 'react-router'
import { classNames } from '../../design/class-names.ts'
import styles from './navigation.module.css'

const LINKS = [
  { to: '/', label: 'Home', Icon: House },
  { to: '/battle', label: 'Battle', Icon: Swords },
] as const

/** The finger-posts: one sign a screen, the current one pointing at it. */
export const Navigation = ({ onFollow }: { onFollow?: () => void }) => (
  <nav aria-label="Main">
    <ul className={styles.list}>
      {LINKS.map(({ to, label, Icon }) => (
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
