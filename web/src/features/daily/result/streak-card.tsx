import type { ReactNode } from 'react'
import { Card } from '../../../design/card.tsx'
import { Lantern } from '../../../design/lantern.tsx'
import type { DailyStatus } from '../daily-status.ts'
import { WeekStrip } from '../streak/week-strip.tsx'
import styles from './streak-card.module.css'
import { streakWords } from './streak-words.ts'

interface StreakCardProps {
  readonly streak: DailyStatus['streak']
  readonly children?: ReactNode
}

/** The streak on its lantern, the days of this week, and an explanation of the grace day. */
export const StreakCard = ({ streak, children }: StreakCardProps) => {
  const { title, longest, grace } = streakWords(streak)
  return (
    <Card className={styles.card} aria-labelledby="streak">
      <div className={styles.head}>
        <Lantern days={streak.days} isLit={streak.playedToday} />
        <div>
          <h2 id="streak">{title}</h2>
          <p className={styles.muted}>{longest}</p>
        </div>
      </div>
      <WeekStrip streak={streak} />
      <p className={styles.grace}>{grace}</p>
      {children}
    </Card>
  )
}
