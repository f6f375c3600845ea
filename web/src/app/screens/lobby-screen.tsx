import { useEffect } from 'react'
import { Screen, Sidebar } from '../../design/layout.tsx'
import { RecordPanel } from '../../features/accounts/record-panel.tsx'
import { FriendPanel } from '../../features/friends/friend-panel.tsx'
import { RecentMatches } from '../../features/matches/recent/recent-matches.tsx'
import { PracticePanel } from '../../features/matchmaking/practice/practice-panel.tsx'
import { RankedPanel } from '../../features/matchmaking/ranked-panel.tsx'
import { LazySiteActivity } from '../../features/site-activity/lazy-site-activity.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import styles from './lobby-screen.module.css'

const SOON = 1_500

/** Preloads the match screen, so that it is ready when a match is found. */
const useMatchScreenAtHand = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => import('./match-screen.tsx').catch(() => {}), SOON)
    return () => clearTimeout(timer)
  }, [])
}

/** The battle lobby: three ways into a match, and the player's rating. */
export const Component = () => {
  useMatchScreenAtHand()
  return (
    <QueryProvider>
      <Screen title="Battle">
        <Sidebar narrow className={styles.lobby}>
          <RankedPanel />
          <RecordPanel />
          <PracticePanel />
          <FriendPanel />
          <RecentMatches />
        </Sidebar>
        <LazySiteActivity />
      </Screen>
    </QueryProvider>
  )
}
