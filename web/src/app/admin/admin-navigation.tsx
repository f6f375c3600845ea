import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { StaffRole } from '../../admin/staff-role.ts'
import { classNames } from '../../design/class-names.ts'
import styles from './admin-navigation.module.css'
import { type Section, sectionsOf } from './sections.ts'

/** The panel's own ways, in one row that is scrolled where it does not fit, the current one in sight. */
export const AdminNavigation = ({ role, current }: { role: StaffRole; current: Section | undefined }) => {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with the current section
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [current])
  return (
    <nav aria-label="Admin" className={styles.navigation}>
      <ul ref={list} className={styles.list}>
        {sectionsOf(role).map((section) => {
          const { path, label, Icon } = section
          const isCurrent = section === current
          return (
            <li key={path}>
              <Link
                to={path === '' ? '/admin' : `/admin/${path}`}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(styles.way, isCurrent && styles.current)}
              >
                <Icon size={18} aria-hidden="true" />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
