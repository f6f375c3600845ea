import { useEffect, useRef } from 'react'
import type { StaffRole } from '../../admin/staff-role.ts'
import { classNames } from '../../design/class-names.ts'
import { Link } from '../../routing/link.tsx'
import styles from './admin-navigation.module.css'
import { type Section, sectionsOf } from './sections.ts'

/** The panel's navigation, in one row that scrolls if it does not fit; the current item is scrolled into view. */
export const AdminNavigation = ({ role, current }: { role: StaffRole; current: Section | undefined }) => {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the section changes
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
                className={classNames(styles.link, isCurrent && styles.current)}
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
