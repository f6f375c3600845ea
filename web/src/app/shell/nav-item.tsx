import type { ModeLink } from '@trivium/wire/modes/links'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../design/class-names.ts'
import { Link } from '../../routing/link.tsx'
import { useLocation } from '../../routing/page-router.tsx'
import styles from './navigation.module.css'

export interface NavTarget extends ModeLink {
  readonly label: string
  readonly Icon: LucideIcon
}

export interface OnFollow {
  readonly onFollow?: (() => void) | undefined
}

/** One item of the navigation, drawn as a signpost's arm. */
export const NavItem = ({
  sign: { to, label, Icon, also = [] },
  onFollow,
}: OnFollow & { sign: NavTarget }) => {
  const { pathname } = useLocation()
  const isCurrent = [to, ...also].some((place) => pathname === place || pathname.startsWith(`${place}/`))
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(styles.link, isCurrent && styles.current)}
        onClick={onFollow}
      >
        <span className={styles.face} aria-hidden="true" />
        <Icon size={22} aria-hidden="true" />
        {label}
      </Link>
    </li>
  )
}
