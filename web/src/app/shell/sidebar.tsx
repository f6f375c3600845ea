import { Logo } from '../../design/logo.tsx'
import { AccountLinks } from '../../features/accounts/account-links.tsx'
import { OwnCard } from '../../features/accounts/own-card.tsx'
import { GoToMatch } from '../../features/matches/go-to-match.tsx'
import { LazySearchStatus } from '../../features/matchmaking/lazy-search-status.tsx'
import { Link } from '../../routing/link.tsx'
import { SITE_NAME } from '../../site/identity.ts'
import { Navigation } from './navigation.tsx'
import styles from './sidebar.module.css'
import { Switches } from './switches.tsx'

/** From 1200 px: a full signpost. 768 to 1199 px: a narrow one, with icons and small labels. */
export const Sidebar = () => (
  <aside className={styles.sidebar}>
    <Link to="/" className={styles.home} aria-label={`${SITE_NAME}, home`}>
      <Logo />
    </Link>
    <div className={styles.post}>
      <Navigation />
      <GoToMatch />
      <LazySearchStatus />
    </div>
    <div className={styles.footer}>
      <OwnCard />
      <AccountLinks />
      <Switches />
    </div>
  </aside>
)
