import { Fragment, type ReactNode } from 'react'
import { NoticeArea } from '../../design/notices.tsx'
import { LazyUnlocks } from '../../features/achievements/lazy-unlocks.tsx'
import { FoundPrompt } from '../../features/matches/found/found-prompt.tsx'
import { LazyNotices } from '../../features/notices/lazy-notices.tsx'
import { useLive } from '../../live/client-context.ts'
import { useLazyPart } from '../../live/use-lazy-part.ts'
import { useAccountPreferences } from '../../preferences/preference.ts'
import { useAppearance } from '../../preferences/use-appearance.ts'
import { useLocation } from '../../routing/page-router.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { MobileHeader } from './mobile-header.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useBan } from './use-ban.ts'
import { useScreenChange } from './use-screen-change.ts'

/** A television shows the game and nothing else: no navigation, no prompts. */
const isBare = (pathname: string): boolean => /^\/party\/[^/]+\/screen$/.test(pathname)

const loadBanned = async () => (await import('./banned.tsx')).Banned

/** The frame around every screen. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const main = useScreenChange()
  useAppearance()
  useAccountPreferences()
  const ban = useBan()
  const Banned = useLazyPart(loadBanned, ban !== null, ban)
  const player = useLive((state) => state.player)
  const content = ban === null ? <Fragment key={player}>{children}</Fragment> : Banned && <Banned ban={ban} />
  if (isBare(useLocation().pathname))
    return (
      <>
        <main id="main" ref={main} tabIndex={-1}>
          {content}
        </main>
        <NoticeArea />
      </>
    )
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Sidebar />
      <MobileHeader />
      <div className={styles.page}>
        <ConnectionBanner />
        <LazyNotices />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {content}
        </main>
      </div>
      <FoundPrompt />
      <LazyUnlocks />
      <NoticeArea />
    </div>
  )
}
