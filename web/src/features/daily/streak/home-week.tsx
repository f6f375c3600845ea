import { Lantern } from '../../../design/lantern.tsx'
import type { DailyStatus } from '../daily-status.ts'
import styles from './home-week.module.css'
import { WeekStrip } from './week-strip.tsx'

/** The streak and this week, for players who have one: it fits below the first question without moving anything. */
export const HomeWeek = ({ streak }: { streak: DailyStatus['streak'] }) =>
  (streak.days > 0 || streak.week.some(({ score }) => score !== null)) && (
    <div className={styles.week}>
      <Lantern days={streak.days} isLit={streak.playedToday} size="small" />
      <WeekStrip streak={streak} size="small" />
    </div>
  )
