import { Moon } from 'lucide-react'
import { classNames } from '../../../design/class-names.ts'
import { Landmark } from '../../../design/landmark.tsx'
import { landmarkOf } from '../../../design/landmarks.ts'
import type { DailyStatus } from '../daily-status.ts'
import { scoreLevel } from '../score-level.ts'
import stud from '../stud.module.css'
import { type WeekDay, weekDays, weekWords } from './week.ts'
import styles from './week-strip.module.css'

interface WeekStripProps {
  readonly streak: DailyStatus['streak']
  readonly size?: 'small' | 'large'
}

/** This week as a road of seven studs, Monday to Sunday, coloured by the day’s score. */
export const WeekStrip = ({ streak, size = 'large' }: WeekStripProps) => (
  <div
    className={classNames(styles.week, size === 'small' && styles.small)}
    role="img"
    aria-label={weekWords(streak)}
  >
    {weekDays(streak).map((day, i) => (
      <span key={day.name} className={classNames(styles.day, i === streak.week.length - 1 && styles.now)}>
        {day.name.slice(0, 1)}
        <Stud {...day} day={streak.week[i]?.day} />
      </span>
    ))}
  </div>
)

const Stud = ({ look, score, day }: WeekDay & { day: string | undefined }) => (
  <span
    className={classNames(stud.stud, styles.stud, styles[look])}
    data-level={score === null ? undefined : scoreLevel(score)}
  >
    {look === 'spared' && <Moon strokeWidth={2.5} />}
    {score === 10 && day !== undefined ? <Landmark name={landmarkOf(day)} /> : score}
  </span>
)
