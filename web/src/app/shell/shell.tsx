import { Outlet } from 'react-router'
import { NoticeArea } from '../../design/notices.tsx'
import { LateUnlocks } from '../../features/achievements/late-unlocks.tsx'
import { LateCorrections } from '../../features/corrections/late-corrections.tsx'
import { FoundPrompt } from '../../features/matches/found/found-prompt.tsx'
import { useLive } from '../../live/client-context.ts'
import { useLate } from '../../live/use-late.ts'
import { useAccountPreferences } from '../../preferences/preference.ts'
import { useLook } from '../../preferences/use-look.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { MobileHeader } from './mobile-header.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useArrival } from './use-arrival.ts'
import { useBan } from './use-ban.ts'

const loadBanned = async () => (await import('./banned.tsx')).Banned

/** What stands around every screen. */
export const Shell = () => {
  const main = useArrival()
  useLook()
  useAccountPreferences()
  const ban = useBan()
  const Banned = useLate(loadBanned, ban !== null, ban)
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
        <LateCorrections />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {ban === null ? <Outlet key={player} /> : Banned && <Banned ban={ban} />}
        </main>
      </div>
      <FoundPrompt />
      <LateUnlocks />
      <NoticeArea />
    </div>
  )
}
