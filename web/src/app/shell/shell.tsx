import { Fragment, type ReactNode } from 'react'
import { NoticeArea } from '../../design/notices.tsx'
import { LazyUnlocks } from '../../features/achievements/lazy-unlocks.tsx'
import { FoundPrompt } from '../../features/matches/found/found-prompt.tsx'
import { LazyNotices } from '../../features/notices/lazy-notices.tsx'
import { useLive } from '../../live/client-context.ts'
import { useLazyPart } from '../../live/use-lazy-part.ts'
import { useAccountPreferences } from '../../preferences/preference.ts'
import { useAppearance } from '../../preferences/use-appearance.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { MobileHeader } from './mobile-header.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useBan } from './use-ban.ts'
import { useScreenChange } from './use-screen-change.ts'

const loadBanned = async () => (await import('./banned.tsx')).Banned

/** The frame around every screen. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const main = useScreenChange()
  useAppearance()
  useAccountPreferences()
  const ban = useBan()
  const Banned = useLazyPart(loadBanned, ban !== null, ban)
  const player = useLive((state) => state.player)
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
          {ban === null ? <Fragment key={player}>{children}</Fragment> : Banned && <Banned ban={ban} />}
        </main>
      </div>
      <FoundPrompt />
      <LazyUnlocks />
      <NoticeArea />
    </div>
  )
}
