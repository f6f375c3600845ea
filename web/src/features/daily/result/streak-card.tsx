import type { ReactNode } from 'react'
import { Card } from '../../../design/card.tsx'
import type { DailyStatus } from '../daily-status.ts'
import styles from './streak-plate.module.css'
import { streakWords } from './streak-words.ts'

interface StreakPlateProps {
  readonly streak: DailyStatus['streak']
  readonly children?: ReactNode
}

/** The streak on its milestone, and an explanation of the grace day. */
export const StreakCard = ({ streak, children }: StreakPlateProps) => {
  const { title, longest, grace } = streakWords(streak)
  return (
    <Card className={styles.plate} aria-labelledby="streak">
      <div className={styles.head}>
        <span className={styles.stone} aria-hidden="true">
          {streak.days}
        </span>
        <div>
          <h2 id="streak">{title}</h2>
          <p className={styles.soft}>{longest}</p>
        </div>
      </div>
      <p className={styles.grace}>{grace}</p>
      {children}
    </Card>
  )
}
