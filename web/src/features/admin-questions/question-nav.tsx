import { useStaffRole } from '../../admin/staff-role.ts'
import { classNames } from '../../design/class-names.ts'
import { Link } from '../../routing/link.tsx'
import styles from './question-nav.module.css'

const WAYS = [
  { to: '', words: 'Find' },
  { to: 'reports', words: 'Reports' },
  { to: 'new', words: 'Add' },
  { to: 'files', words: 'Import and export' },
] as const

/** Links between the question screens; files are for admins. */
export const QuestionNav = ({ current }: { readonly current: string }) => {
  const isAdmin = useStaffRole()?.role === 'admin'
  return (
    <nav aria-label="Question work">
      <ul className={styles.list}>
        {WAYS.filter(({ to }) => to !== 'files' || isAdmin).map(({ to, words }) => {
          const isCurrent = to === (current === 'import' ? 'files' : current)
          return (
            <li key={to}>
              <Link
                to={to === '' ? '/admin/questions' : `/admin/questions/${to}`}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(styles.link, isCurrent && styles.current)}
              >
                {words}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
