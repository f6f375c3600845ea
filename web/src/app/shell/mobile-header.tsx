import { Menu } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../design/button.tsx'
import { Logo } from '../../design/logo.tsx'
import { OwnPicture } from '../../features/accounts/own-card.tsx'
import { GoToMatch } from '../../features/matches/go-to-match.tsx'
import { LazySearchStatus } from '../../features/matchmaking/lazy-search-status.tsx'
import { useLive } from '../../live/client-context.ts'
import { useLazyPart } from '../../live/use-lazy-part.ts'
import { Link } from '../../routing/link.tsx'
import { SITE_NAME } from '../../site/identity.ts'
import styles from './mobile-header.module.css'

/** Loads after hydration, so that it is ready when it is opened. */
const loadMenu = async () => (await import('./slide-out-menu.tsx')).SlideOutMenu

/** 767 px and narrower. */
export const MobileHeader = () => {
  const [isOpen, setOpen] = useState(false)
  const phase = useLive((state) => state.phase)
  const SlideOutMenu = useLazyPart(loadMenu, isOpen || phase === 'open', phase)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={`${SITE_NAME}, home`}>
          <Logo />
        </Link>
        <div className={styles.strip}>
          <GoToMatch />
          <LazySearchStatus />
        </div>
        <OwnPicture />
        <IconButton label="Menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <Menu />
        </IconButton>
        {isOpen && SlideOutMenu && <SlideOutMenu onClosed={() => setOpen(false)} />}
      </div>
    </header>
  )
}
