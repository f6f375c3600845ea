import { Link } from 'react-router'
import { classNames } from '../../../design/class-names.ts'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { longDay } from '../../../time/utc-days.ts'
import styles from './day-cell.module.css'

interface DayStoneProps {
  readonly day: string
  /** The player's counted result; null: not played on its day. */
  readonly score: number | null
  readonly playable: boolean
  readonly isToday: boolean
  /** The grid's tab stop. */
  readonly isStop: boolean
}

const stateOf = ({ score, isToday }: DayStoneProps): string => {
  if (score !== null) return `${score} of 10`
  return isToday ? 'today, not finished' : 'not played'
}

/** A day as a milestone: filled with its score, hollow if it can still be practised. */
export const DayCell = (props: DayStoneProps) => {
  const { day, score, playable, isToday, isStop } = props
  const date = Number(day.slice(8))
  if (!playable) return <span className={classNames(styles.milestone, styles.future)}>{date}</span>
  return (
    <Link
      to={isToday ? '/' : `/daily?day=${day}`}
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      className={classNames(styles.milestone, score !== null && styles.played, isToday && styles.today)}
    >
      <span className={styles.date} aria-hidden="true">
        {date}
      </span>
      <span className={styles.score} aria-hidden="true">
        {score}
      </span>
      <VisuallyHidden>{`${longDay(day)}: ${stateOf(props)}`}</VisuallyHidden>
    </Link>
  )
}
